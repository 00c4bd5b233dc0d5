import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import type { PricedCar } from '../../../core/simulation/price/car-price.ts'
import { simulate } from '../../../core/simulation/simulate.ts'
import { cashPrice, moreOnCredit, surplusLeft } from './cash.ts'

const car = (changes: Partial<PricedCar> = {}) =>
  ({ otr: 414_900_000, surcharge: 1_500_000, accessories: 2_000_000, ...changes }) as PricedCar

test('without an old car the price is paid with its colour and accessories', () => {
  expect(cashPrice(car(), {})).toEqual({
    lines: [
      { code: 'otr', amount: 414_900_000 },
      { code: 'surcharge', amount: 1_500_000 },
      { code: 'accessories', amount: 2_000_000 },
    ],
    total: 418_400_000,
    surplus: 0,
  })
})

test.each([
  ['an old car lowers what is paid', { value: 187_250_000, payoff: 0 }, 231_150_000, 0],
  ['its own loan is paid off first', { value: 187_250_000, payoff: 20_000_000 }, 251_150_000, 0],
  ['a loan above its value is added', { value: 100_000_000, payoff: 130_000_000 }, 448_400_000, 0],
  ['worth more than the new one, the rest is told', { value: 500_000_000, payoff: 0 }, 0, 81_600_000],
])('%s', (_, tradeIn, total, surplus) => {
  expect(cashPrice(car(), { tradeIn })).toMatchObject({ total, surplus })
})

test('a discount is subtracted before the old car', () => {
  const worthMore = { value: 500_000_000, payoff: 0 }
  expect(cashPrice(car(), { discount: 10_000_000 }).total).toBe(408_400_000)
  expect(cashPrice(car(), { discount: 10_000_000 }).lines).toContainEqual({ code: 'discount', amount: -10_000_000 })
  expect(cashPrice(car(), { discount: 10_000_000, tradeIn: worthMore })).toMatchObject({ total: 0, surplus: 91_600_000 })
})

test('the lines add up, and an old car that is added and removed changes nothing', () => {
  const amount = fc.integer({ min: 0, max: 2_000_000_000 })
  fc.assert(
    fc.property(fc.record({ otr: amount, surcharge: amount, accessories: amount }), amount, amount, (prices, value, payoff) => {
      const { lines, total } = cashPrice(car(prices), { tradeIn: { value, payoff } })
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
      expect(cashPrice(car(prices), {}).total).toBe(prices.otr + prices.surcharge + prices.accessories)
    }),
  )
})

test('the extra cost of a credit is the same with and without an old car, also when it is worth more than the price', () => {
  const credit = (tradeIn: { value: number; payoff: number } | null) => {
    const theCase = { otr: 414_900_000, dp: { percent: 20 }, tenorMonths: 36, rate: { kind: 'flat', percent: 5.5 } } as const
    const worked = simulate(
      { ...theCase, colourSurcharge: 1_500_000, accessories: 2_000_000, ...(tradeIn && { tradeIn }) },
      tariffInFile,
    )
    return worked.ok ? worked.value : expect.fail()
  }
  const more = (tradeIn: { value: number; payoff: number } | null) => moreOnCredit(cashPrice(car(), { tradeIn }), credit(tradeIn))
  for (const tradeIn of [
    { value: 60_000_000, payoff: 0 },
    { value: 187_250_000, payoff: 20_000_000 },
    { value: 500_000_000, payoff: 0 },
    { value: 100_000_000, payoff: 130_000_000 },
  ])
    expect(more(tradeIn)).toBe(more(null))
})

test('the surplus of the old car depends on the payment: cash or credit', () => {
  const cash = cashPrice(car(), { tradeIn: { value: 500_000_000, payoff: 0 } })
  const credit = { breakdown: { tradeIn: { surplus: 9_000_000 } } } as Parameters<typeof surplusLeft>[0]['offer']
  const left = (way: 'tunai' | 'kredit' | null, offer = credit) => surplusLeft({ oldCar: { counted: true }, cash, offer }, way)
  expect([left('tunai'), left('kredit'), left(null)]).toEqual([81_600_000, 9_000_000, 9_000_000])
  expect(left('kredit', null)).toBeNull()
  expect(surplusLeft({ oldCar: { counted: false }, cash, offer: credit }, 'tunai')).toBeNull()
})
