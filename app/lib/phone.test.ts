import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dialableMobile, internationalMobile, nationalMobile, understoodMobile } from './phone.ts'

test.each([
  ['081234567890', '+6281234567890'],
  ['+62 812-3456-7890', '+6281234567890'],
  ['62 812 3456 7890', '+6281234567890'],
  ['81234567890', '+6281234567890'],
  ['(0812) 3456.7890', '+6281234567890'],
  ['[0812] 3456/7890', '+6281234567890'],
  ['+62 0812 3456 7890', '+6281234567890'],
  ['+62 (0)812 3456 7890', '+6281234567890'],
  ['0062 812 3456 7890', '+6281234567890'],
  ['０８１２３４５６７８９０', '+6281234567890'],
  ['＋62\u00a0812\u202f3456\u20117890', '+6281234567890'],
  ['\t0812 3456\r\n7890 ', '+6281234567890'],
  ['0812\u200b3456\u20607890', '+6281234567890'],
])('%s is the mobile number %s', (spelling, number) => {
  expect(internationalMobile(spelling)).toBe(number)
})

test.each([
  ['+62 812-3456-7890', '0812-3456-7890'],
  ['081234567890', '0812-3456-7890'],
  ['WA: 62 812 3456 78901', '0812-3456-78901'],
  [' 0812-3456-7890 ', null],
  ['0812 345', null],
  ['+65 8123 4567', null],
  ['', null],
])('"%s" is understood as %s', (typed, spelled) => {
  expect(understoodMobile(typed)).toBe(spelled)
})

test.each([
  'Nomor HP saya: 0812-3456-7890 (WhatsApp)',
  'Rina Wulandari +62 812 3456 7890',
  'tel:+6281234567890',
  'https://wa.me/6281234567890',
  'HP/WA ０８１２ ３４５６ ７８９０.',
])('"%s" is pasted text with one number in it', (pasted) => {
  expect(dialableMobile(pasted)).toBe('+6281234567890')
})

test.each([
  '',
  '0215551234',
  '+1 812 345 6789',
  '+81 234 567 890',
  '08abc12345678',
  'HP 1: 0812 3456 7890',
  '0812 3456 7890 atau 0813 9876 5432',
  '0812 3456 7890\uFFFD',
  '+62 62 812 3456 7890',
  '62+812 3456 7890',
  '08',
  '+',
])('"%s" is no mobile number', (spelling) => {
  expect(dialableMobile(spelling)).toBeNull()
})

test('nine to thirteen digits, counted from the 8, can be dialled', () => {
  expect(dialableMobile('081234567')).toBeNull()
  expect(dialableMobile('0812345678')).toBe('+62812345678')
  expect(dialableMobile('08123456789012')).toBe('+628123456789012')
  expect(dialableMobile('081234567890123')).toBeNull()
  expect(internationalMobile('08123456')).toBe('+628123456')
})

const digitsFromTheEight = fc.stringMatching(/^8\d{8,12}$/)
const prefixes = fc.constantFrom('', '0', '62', '+62', '+62 ', '0062', '+620', '+62 (0)', '＋６２')
const separators = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u202f', '\u2011', '\u2013', ' / ', ') (')
const pasted = fc.constantFrom('', ' ', '\n', 'Rina Wulandari: ', 'tel:', 'HP ', ' (WA)', ' ya')

test('any spelling of a number reads as the same number', () => {
  fc.assert(
    fc.property(
      digitsFromTheEight,
      prefixes,
      fc.array(separators, { minLength: 13, maxLength: 13 }),
      pasted,
      pasted,
      (number, prefix, between, before, after) => {
        const spelled = [...number].map((digit, place) => digit + (place < number.length - 1 ? between[place] : '')).join('')
        expect(dialableMobile(before + prefix + spelled + after)).toBe(`+62${number}`)
      },
    ),
  )
})

test('a formatted number reads as the same number', () => {
  fc.assert(
    fc.property(digitsFromTheEight, (number) => {
      expect(dialableMobile(`+62${number}`)).toBe(`+62${number}`)
      expect(dialableMobile(nationalMobile(`+62${number}`))).toBe(`+62${number}`)
    }),
  )
})

test('any typed text reads as one number in one format, or as none', () => {
  const digits = fc.stringMatching(/^[\d +().-]{0,20}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), digits), (typed) => {
      const number = dialableMobile(typed)
      if (number !== null) expect(number).toMatch(/^\+628\d{8,12}$/)
    }),
  )
})

test('a national number keeps its digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\+?62|0)?8[\d .()-]{9,16}$/), (typed) => {
      const number = internationalMobile(typed)
      expect(number === null || typed.replace(/\D/g, '').endsWith(number.slice('+62'.length))).toBe(true)
    }),
  )
})

test.each(['0812 3456 789O', '08l2 3456 7890', '0812²345678'])(
  'a number with a wrong sign in place of a digit is refused: %s',
  (spelling) => {
    expect(internationalMobile(spelling)).toBeNull()
  },
)
