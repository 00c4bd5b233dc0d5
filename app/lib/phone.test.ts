import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dialableMobile, internationalMobile, nationalMobile } from './phone.ts'

test.each([
  ['081234567890', '+6281234567890'],
  ['+62 812-3456-7890', '+6281234567890'],
  ['62 812 3456 7890', '+6281234567890'],
  ['81234567890', '+6281234567890'],
  ['(0812) 3456.7890', '+6281234567890'],
  ['+62 0812 3456 7890', '+6281234567890'],
  ['+62 (0)812 3456 7890', '+6281234567890'],
  ['0062 812 3456 7890', '+6281234567890'],
  ['０８１２３４５６７８９０', '+6281234567890'],
  ['＋62\u00a0812\u202f3456\u20117890', '+6281234567890'],
])('%s is the mobile number %s', (spelling, number) => {
  expect(internationalMobile(spelling)).toBe(number)
})

test.each(['', '0215551234', '+1 812 345 6789', '+81 234 567 890', '08abc12345678', '0812 3456 7890 Rina', '08', '+'])(
  '%s is no mobile number',
  (spelling) => {
    expect(dialableMobile(spelling)).toBeNull()
  },
)

test('a number too short or too long to be dialled is refused', () => {
  expect(dialableMobile('08123456')).toBeNull()
  expect(dialableMobile('0812345678901234')).toBeNull()
  expect(dialableMobile('081234567')).toBeNull()
  expect(dialableMobile('0812345678')).toBe('+62812345678')
})

test('any spelling of a number reads as the same number', () => {
  const digits = fc.stringMatching(/^8\d{8,11}$/)
  const prefix = fc.constantFrom('', '0', '62', '+62', '+62 ')
  const separator = fc.constantFrom('', ' ', '-', '.')
  fc.assert(
    fc.property(digits, prefix, separator, (number, start, between) => {
      expect(dialableMobile(start + [...number].join(between))).toBe(`+62${number}`)
      expect(dialableMobile(nationalMobile(`+62${number}`))).toBe(`+62${number}`)
    }),
  )
})
