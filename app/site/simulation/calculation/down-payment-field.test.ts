import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { downPaymentRefusals, readDownPayment, shareOf, sliderPosition } from './down-payment-field.ts'

const price = 400_000_000
const rules = { usualDownPayment: 20, leastDownPayment: 10 }

test('without input the default applies', () => {
  expect(readDownPayment({}, price, rules)).toMatchObject({ dp: { percent: 20 }, refusal: null })
})

test('the rules of the day decide the default and the range', () => {
  const later = { usualDownPayment: 27.5, leastDownPayment: 15 }
  expect(readDownPayment({}, price, later)).toMatchObject({
    dp: { percent: 27.5 },
    said: '27,5%',
    range: { least: 15, most: 90 },
  })
})

test.each([
  ['75 juta', 75_000_000],
  ['75jt', 75_000_000],
  ['75980000', 75_980_000],
  ['75.980.000', 75_980_000],
  ['75,980,000', 75_980_000],
  ['Rp 75.980.000', 75_980_000],
  ['75.980.000,00', 75_980_000],
])('%s is read as an amount', (dp, amount) => {
  expect(readDownPayment({ dp }, price, rules)).toMatchObject({ dp: { amount }, refusal: null, said: String(amount) })
})

test.each([
  ['25%', 25],
  [' 22,5 % ', 22.5],
  ['5%', 5],
  ['95 persen', 95],
  ['２５％', 25],
])('%s is read as a percentage', (dp, percent) => {
  expect(readDownPayment({ dp }, price, rules)).toMatchObject({ dp: { percent }, refusal: null })
})

test('the smallest allowed amount and an empty field are accepted; one rupiah less is refused', () => {
  expect(readDownPayment({ dp: '100000' }, price, rules)).toMatchObject({ dp: { amount: 100_000 }, refusal: null })
  expect(readDownPayment({ dp: '0' }, price, rules)).toMatchObject({ dp: { amount: 0 }, refusal: null })
  expect(readDownPayment({ dp: '99999' }, price, rules)).toMatchObject({ refusal: 'too-small' })
})

test('an amount with too many characters stays as typed, and is refused', () => {
  const forty = `${'0'.repeat(31)}80000000 `
  expect(readDownPayment({ dp: forty }, price, rules)).toMatchObject({ dp: { amount: 80_000_000 }, refusal: null })
  expect(readDownPayment({ dp: `0${forty}` }, price, rules)).toMatchObject({ refusal: 'unreadable' })
})

test('the percentage and the slider follow the input', () => {
  expect(shareOf({ amount: 100_000_000 }, price)).toBe(25)
  expect(shareOf({ percent: 22.5 }, price)).toBe(22.5)
  expect([0, 22.4, 22.5, 100].map((share) => sliderPosition(share, { least: 10, most: 90 }))).toEqual([10, 22, 23, 90])
})

test.each([
  ['banyak', 'unreadable'],
  ['-5', 'unreadable'],
  ['<script>', 'unreadable'],
  ['75', 'too-small'],
  ['400.000.000', 'not-below-price'],
  ['500 juta', 'not-below-price'],
  ['100%', 'not-below-price'],
  ['120 %', 'not-below-price'],
] as const)('%s is refused, and stays as it was typed', (dp, refusal) => {
  expect(readDownPayment({ dp }, price, rules)).toMatchObject({ refusal, said: dp })
})

describe('a typed down payment', () => {
  const amount = fc.integer({ min: 100_000, max: price - 1 }).map(String)
  const share = fc.integer({ min: 0, max: 9999 }).map((hundredths) => `${String(hundredths / 100).replace('.', ',')}%`)

  test('stays the same to the rupiah however often the form is sent again', () => {
    fc.assert(
      fc.property(fc.oneof(amount, share), (dp) => {
        const said = readDownPayment({ dp }, price, rules)
        expect(readDownPayment({ dp: said.said }, price, rules)).toEqual(said)
      }),
    )
  })
})

test('any input gives a number that can be calculated with', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('NaN', 'Infinity', '1e9', '-1', '0', '999999999999999999999', '0%'))
  fc.assert(
    fc.property(text, (dp) => {
      const { dp: said, refusal } = readDownPayment({ dp }, price, rules)
      const value = said.amount ?? said.percent ?? Number.NaN
      expect(value >= 0 && value < price).toBe(true)
      expect(refusal === null || downPaymentRefusals.includes(refusal)).toBe(true)
    }),
  )
})
