import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentRange, readDownPayment } from './down-payment-field.ts'

const price = 400_000_000
/** The form as it was shown with twenty percent, and then changed. */
const shown = { dp: '80.000.000', dp_tadi: '80.000.000', dp_persen: '20', dp_persen_tadi: '20', dp_dasar: 'persen' }
const read = (changes: Record<string, string>) => readDownPayment({ ...shown, ...changes }, price)

test('with nothing said it is what is usual', () => {
  expect(readDownPayment({}, price)).toMatchObject({ basis: 'persen', dp: { percent: percentRange.usual }, refusal: null })
})

test.each([
  ['75 juta', 75_000_000],
  ['75jt', 75_000_000],
  ['75980000', 75_980_000],
  ['75.980.000', 75_980_000],
  ['75,980,000', 75_980_000],
  ['Rp 75.980.000', 75_980_000],
  ['75.980.000,00', 75_980_000],
])('typed as %s it is that amount, and stays it when the car changes', (text, amount) => {
  expect(read({ dp: text })).toEqual({ basis: 'jumlah', dp: { amount }, refusal: null, typed: text })
  expect(readDownPayment({ dp: text, dp_dasar: 'jumlah' }, price).dp).toEqual({ amount })
})

test('typed as a share it is that share', () => {
  expect(read({ dp: '25%' })).toMatchObject({ basis: 'persen', dp: { percent: 25 } })
  expect(read({ dp: ' 22,5 % ' })).toMatchObject({ basis: 'persen', dp: { percent: 22.5 } })
})

test('the slider wins once it was moved, the exact field once it was typed in', () => {
  expect(read({ dp_persen: '35' })).toMatchObject({ basis: 'persen', dp: { percent: 35 } })
  expect(read({ dp: '90 juta' })).toMatchObject({ basis: 'jumlah', dp: { amount: 90_000_000 } })
  expect(read({})).toMatchObject({ basis: 'persen', dp: { percent: 20 } })
  expect(read({ dp_dasar: 'jumlah' })).toMatchObject({ basis: 'jumlah', dp: { amount: 80_000_000 } })
})

test.each([
  ['banyak', 'unreadable'],
  ['-5', 'unreadable'],
  ['<script>', 'unreadable'],
  ['500 juta', 'above-price'],
] as const)('%s is told, and the sum goes on with what is usual', (text, refusal) => {
  expect(read({ dp: text })).toMatchObject({ refusal, typed: text, dp: { percent: percentRange.usual } })
})

test('whatever is sent, it is a number that can be calculated with', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('NaN', 'Infinity', '1e9', '-1', '0', '999999999999999999999'))
  fc.assert(
    fc.property(text, text, text, text, (dp, dp_persen, dp_tadi, dp_dasar) => {
      const { dp: said } = readDownPayment({ dp, dp_persen, dp_tadi, dp_dasar }, price)
      const value = said.amount ?? said.percent ?? Number.NaN
      expect(value >= 0 && value <= price).toBe(true)
    }),
  )
})
