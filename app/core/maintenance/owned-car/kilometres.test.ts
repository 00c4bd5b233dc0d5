import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from '../../../lib/number.ts'
import { readKilometres } from './kilometres.ts'

test.each([
  ['45.000 km', 45_000],
  ['45000', 45_000],
  ['45rb', 45_000],
  ['45 ribu', 45_000],
  ['45,5 rb km', 45_500],
  ['45.3rb', 45_300],
  ['45K', 45_000],
  ['45km', 45],
  ['45,000KM', 45_000],
  ['45 000 kilometer', 45_000],
  ['± 45.000', 45_000],
  ['sekitar 45 ribuan', 45_000],
  ['45.000,7', 45_000],
  ['４５０００', 45_000],
  ['0', 0],
])('"%s" is %d', (typed, kilometres) => expect(readKilometres(typed)).toBe(kilometres))

test.each(['', 'km', 'banyak', '-5', '1.2.3', '45.00.0', '45 juta', '45 mil', '10.000-20.000', '45\uFFFD000'])(
  '"%s" is not an odometer reading',
  (typed) => expect(readKilometres(typed)).toBeNull(),
)

const odometer = fc.integer({ min: 0, max: 999_999 })
const unit = fc.constantFrom('', 'km', ' km', ' KM', ' kilometer')

test('every number is read with and without grouping, with and without unit', () => {
  fc.assert(
    fc.property(odometer, unit, fc.constantFrom('.', ',', ' ', ''), (kilometres, unit, group) => {
      expect(readKilometres(formatNumber(kilometres).replaceAll('.', group) + unit)).toBe(kilometres)
    }),
  )
})

test('tenths of a thousand are exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 99 }), (thousands, hundredths) => {
      const typed = `${thousands},${String(hundredths).padStart(2, '0')} ribu`
      expect(readKilometres(typed)).toBe(thousands * 1000 + hundredths * 10)
    }),
  )
})

test('every text gives a whole number or null', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => Number.isInteger(readKilometres(typed) ?? 0)))
})
