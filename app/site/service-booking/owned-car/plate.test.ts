import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlate } from './plate.ts'

test.each([
  ['B 1234 XYZ', 'B 1234 XYZ'],
  ['b1234xyz', 'B 1234 XYZ'],
  [' ad-8123.ky ', 'AD 8123 KY'],
  ['DK\u00a07\u20131\u200bA', 'DK 71 A'],
  ['Ｌ１２３４ＡＢ', 'L 1234 AB'],
  ['D 9', 'D 9'],
  ['B 1234 XYZ 05.27', 'B 1234 XYZ'],
  ['CD 12 34', 'CD 12 34'],
  ['cc-101-07', 'CC 101 07'],
  ['CD 1234', 'CD 1234'],
  ['1234-00', '1234-00'],
  ['7001 – vii', '7001-VII'],
  ['RI 1', 'RI 1'],
  ['B 1 RFS', 'B 1 RFS'],
  ['AA 2 AA', 'AA 2 AA'],
])('"%s" is %s', (typed, plate) => expect(readPlate(typed)).toBe(plate))

test.each([
  '',
  '1234',
  'B',
  'B XYZ',
  'B 0123 XYZ',
  'B 12345 XYZ',
  'ABC 123 D',
  'B 1234 WXYZ',
  'B 1234 XYZ 05',
  'B 1234 XYZ 13.27',
  'B 12\uFFFD4 X',
  '٣',
])('"%s" is not a plate', (typed) => expect(readPlate(typed)).toBeNull())

const letters = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength, maxLength }).map((each) => each.join(''))
const between = fc.constantFrom('', ' ', '  ', '-', '.', ' \u2013 ', '\u00a0', '/')

test('every plate is read from any case and any separators, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(
      letters(1, 2),
      fc.integer({ min: 1, max: 9999 }),
      letters(0, 3),
      between,
      fc.boolean(),
      (area, number, series, gap, low) => {
        const typed = [area, number, series].join(gap)
        const plate = readPlate(low ? typed.toLowerCase() : typed)
        expect(plate).toBe([area, number, series].filter((part) => part !== '').join(' '))
        expect(readPlate(String(plate))).toBe(plate)
      },
    ),
  )
})

test('every text gives a plate in its one spelling or null', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(readPlate(typed) ?? 'B 1').toMatch(
        /^[A-Z]{1,2} [1-9]\d{0,3}(?: [A-Z]{1,3})?$|^C[CDN] \d{1,3} \d{1,4}$|^\d{1,5}-(?:\d{2}|[IVX]+)$/,
      )
    }),
  )
})
