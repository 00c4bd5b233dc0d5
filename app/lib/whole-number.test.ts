import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestInteger, readWholeNumber } from './whole-number.ts'

test('every number that an integer column holds is read', () => {
  fc.assert(fc.property(fc.nat(largestInteger), (number) => readWholeNumber(String(number)) === number))
})

test.each([
  ...['', ' ', '1.5', '1e3', '1e999', '-1', '-99999999999', '2147483648', '99999999999', '9'.repeat(400)],
  ...['0x10', '١٢', '１２', 'NaN', 'Infinity', '12 ', '12\n', null, undefined],
])('%o is no whole number', (text) => {
  expect(readWholeNumber(text)).toBeNull()
})

test('a number outside the bounds is refused', () => {
  expect(['0', '1', '5', '6'].map((text) => readWholeNumber(text, { least: 1, most: 5 }))).toEqual([null, 1, 5, null])
})
