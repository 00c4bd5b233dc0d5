import fc from 'fast-check'
import { expect, test } from 'vitest'
import { downPaymentAmount, downPaymentPercent } from './down-payment.ts'

test.each([
  [25, 187_950_000, 46_987_500],
  [20, 270_102_000, 54_020_000],
  [20, 270_103_000, 54_021_000],
  [100, 187_950_499, 187_950_499],
  [0, 187_950_000, 0],
])('%d percent of %i is %i', (percent, price, amount) => expect(downPaymentAmount(percent, price)).toBe(amount))

test('percent and amount of a down payment convert into each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50_000_000, max: 3_000_000_000 }), fc.integer({ min: 0, max: 50_000 }), (price, thousands) => {
      const amount = thousands * 1000
      expect(downPaymentAmount(downPaymentPercent(amount, price), price)).toBe(amount)
    }),
    { numRuns: 1000, seed: 7 },
  )
})
