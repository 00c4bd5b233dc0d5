import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { downPaymentRefusals, percentRange, readDownPayment, shareOf, sliderPosition } from './down-payment-field.ts'

const price = 400_000_000
type Form = Record<'dp' | 'dp_persen' | 'dp_tadi' | 'dp_persen_tadi' | 'dp_dasar', string>

/** The form as the page shows it after an answer. */
function shown(fields: Partial<Form>, of = price): Form {
  const { dp, refusal, said } = readDownPayment(fields, of)
  const share = shareOf(dp, of)
  const text = refusal ? said : new Intl.NumberFormat('id-ID').format(dp.amount ?? Math.round((share * of) / 100))
  const position = String(sliderPosition(share))
  return { dp: text, dp_tadi: text, dp_persen: position, dp_persen_tadi: position, dp_dasar: said }
}

test('with nothing said it is what is usual', () => {
  expect(readDownPayment({}, price)).toMatchObject({ dp: { percent: percentRange.usual }, refusal: null })
})

test.each([
  ['75 juta', 75_000_000],
  ['75jt', 75_000_000],
  ['75980000', 75_980_000],
  ['75.980.000', 75_980_000],
  ['75,980,000', 75_980_000],
  ['Rp 75.980.000', 75_980_000],
  ['75.980.000,00', 75_980_000],
])('typed as %s it is that amount', (dp, amount) => {
  expect(readDownPayment({ ...shown({}), dp }, price)).toEqual({ dp: { amount }, refusal: null, said: String(amount) })
})

test.each([
  ['25%', 25],
  [' 22,5 % ', 22.5],
  ['5%', 5],
  ['95 persen', 95],
  ['２５％', 25],
])('typed as %s it is that share', (dp, percent) => {
  expect(readDownPayment({ ...shown({}), dp }, price)).toMatchObject({ dp: { percent }, refusal: null })
})

test('the slider wins once it was moved, the exact field once it was typed in', () => {
  const form = shown({ dp: '80 juta' })
  expect(readDownPayment({ ...form, dp_persen: '35' }, price).dp).toEqual({ percent: 35 })
  expect(readDownPayment({ ...form, dp_persen: '35', dp: '90 juta' }, price).dp).toEqual({ amount: 90_000_000 })
  expect(readDownPayment({ ...form, dp: '' }, price).dp).toEqual({ percent: percentRange.usual })
})

test('where the slider and the exact field were both changed, the one that script names was last', () => {
  const both = { ...shown({ dp: '80 juta' }), dp_persen: '35', dp: '90 juta' }
  expect(readDownPayment({ ...both, terakhir: 'dp_persen' }, price).dp).toEqual({ percent: 35 })
  expect(readDownPayment({ ...both, terakhir: 'dp' }, price).dp).toEqual({ amount: 90_000_000 })
  expect(readDownPayment({ ...both, terakhir: 'tenor' }, price).dp).toEqual({ amount: 90_000_000 })
})

test('the field that script names counts only where it was changed', () => {
  const form = shown({ dp: '80 juta' })
  expect(readDownPayment({ ...form, dp: '90 juta', terakhir: 'dp_persen' }, price).dp).toEqual({ amount: 90_000_000 })
  expect(readDownPayment({ ...form, dp_persen: '35', terakhir: 'dp' }, price).dp).toEqual({ percent: 35 })
  expect(readDownPayment({ ...form, terakhir: 'dp_persen' }, price).dp).toEqual({ amount: 80_000_000 })
})

test('a sum that is spelled otherwise than it was shown is no change: the slider that moved wins', () => {
  const form = shown({ dp: '80 juta' })
  expect(readDownPayment({ ...form, dp: '80 juta', dp_persen: '35' }, price).dp).toEqual({ percent: 35 })
  expect(readDownPayment({ ...form, dp: 'Rp 80.000.000' }, price).dp).toEqual({ amount: 80_000_000 })
})

test('a slider that was moved to nothing says nothing', () => {
  expect(readDownPayment({ ...shown({ dp: '80 juta' }), dp_persen: '' }, price).dp).toEqual({ percent: percentRange.usual })
})

test('the least sum that is no slip, and nothing at all, are taken; a rupiah less than the least is not', () => {
  expect(readDownPayment({ dp: '100000' }, price)).toMatchObject({ dp: { amount: 100_000 }, refusal: null })
  expect(readDownPayment({ dp: '0' }, price)).toMatchObject({ dp: { amount: 0 }, refusal: null })
  expect(readDownPayment({ dp: '99999' }, price)).toMatchObject({ refusal: 'too-small' })
})

test('a sum of more letters than any is read as is, and told', () => {
  const forty = `${'0'.repeat(31)}80000000 `
  expect(readDownPayment({ dp: forty }, price)).toMatchObject({ dp: { amount: 80_000_000 }, refusal: null })
  expect(readDownPayment({ dp: `0${forty}` }, price)).toMatchObject({ refusal: 'unreadable' })
})

test('the share and the place of the slider follow what was said', () => {
  expect(shareOf({ amount: 100_000_000 }, price)).toBe(25)
  expect(shareOf({ percent: 22.5 }, price)).toBe(22.5)
  expect([0, 22.4, 22.5, 100].map(sliderPosition)).toEqual([percentRange.least, 22, 23, percentRange.most])
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
] as const)('%s is told, and stays as it was typed', (dp, refusal) => {
  const refused = readDownPayment({ ...shown({}), dp }, price)
  expect(refused).toMatchObject({ refusal, said: dp })
  expect(readDownPayment(shown({ dp }), price)).toEqual(refused)
})

describe('a down payment that was said', () => {
  const amount = fc.integer({ min: 100_000, max: price - 1 }).map(String)
  const share = fc.integer({ min: 0, max: 9999 }).map((hundredths) => `${String(hundredths / 100).replace('.', ',')}%`)

  test('stays to the rupiah however often the form is sent again', () => {
    fc.assert(
      fc.property(fc.oneof(amount, share), fc.integer({ min: 1, max: 5 }), (dp, times) => {
        const said = readDownPayment({ dp }, price)
        let form = shown({ dp })
        for (let time = 0; time < times; time++) form = shown(form)
        expect(readDownPayment(form, price)).toEqual(said)
      }),
    )
  })

  test('is there again when another car was looked at in between', () => {
    fc.assert(
      fc.property(fc.oneof(amount, share), fc.integer({ min: 100_000_000, max: 900_000_000 }), (dp, other) => {
        const before = readDownPayment({ dp }, price)
        expect(readDownPayment(shown(shown({ dp }), other), price)).toEqual(before)
      }),
    )
  })
})

test('whatever is sent, it is a number that can be calculated with', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('NaN', 'Infinity', '1e9', '-1', '0', '999999999999999999999', '0%'))
  fc.assert(
    fc.property(text, text, text, text, text, (dp, dp_persen, dp_tadi, dp_persen_tadi, dp_dasar) => {
      const { dp: said, refusal } = readDownPayment({ dp, dp_persen, dp_tadi, dp_persen_tadi, dp_dasar }, price)
      const value = said.amount ?? said.percent ?? Number.NaN
      expect(value >= 0 && value < price).toBe(true)
      expect(refusal === null || downPaymentRefusals.includes(refusal)).toBe(true)
    }),
  )
})
