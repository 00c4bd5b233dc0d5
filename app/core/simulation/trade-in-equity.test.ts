import { expect, test } from 'vitest'
import { breakdownWith, exampleLoan } from './example-loan.fixture.ts'
import { tariffInFile } from './insurance/tariff-in-file.ts'
import { simulate } from './simulate.ts'

test('equity covers the down payment first', () => {
  const { tdp, tradeIn, downPayment } = breakdownWith({ tradeIn: { value: 50_000_000, payoff: 20_000_000 } })
  expect(tradeIn).toMatchObject({ equity: 30_000_000, towardsDownPayment: 30_000_000, towardsCharges: 0, surplus: 0 })
  expect({ tdp, downPayment }).toEqual({ tdp: 12_500_000, downPayment: 40_000_000 })
})

test('the remaining equity covers the charges, and the rest is a surplus', () => {
  const { tdp, tradeIn } = breakdownWith({ tradeIn: { value: 45_000_000, payoff: 0 } })
  expect(tradeIn).toMatchObject({ towardsDownPayment: 40_000_000, towardsCharges: 2_500_000, surplus: 2_500_000, shortfall: 0 })
  expect(tdp).toBe(0)
})

test("a loan larger than the car's value is added in cash", () => {
  const { tdp, tradeIn, items } = breakdownWith({ tradeIn: { value: 50_000_000, payoff: 60_000_000 } })
  expect(tradeIn).toMatchObject({ equity: 0, shortfall: 10_000_000 })
  expect(items).toContainEqual(expect.objectContaining({ code: 'trade-in-shortfall', amount: 10_000_000 }))
  expect(tdp).toBe(52_500_000)
})

test('a discount lowers the down payment before the equity is used', () => {
  const { tdp, tradeIn, downPayment, financed } = breakdownWith({ discount: 15_000_000, tradeIn: { value: 30_000_000 } })
  expect(tradeIn).toMatchObject({ towardsDownPayment: 25_000_000, towardsCharges: 2_500_000, surplus: 2_500_000 })
  expect({ tdp, downPayment, financed }).toEqual({ tdp: 0, downPayment: 40_000_000, financed: 160_000_000 })
})

test('the part of a discount above the down payment lowers the charges before the equity is used', () => {
  const { tdp, tradeIn, items } = breakdownWith({ dp: { amount: 1_000_000 }, discount: 2_000_000, tradeIn: { value: 9_000_000 } })
  expect(tradeIn).toMatchObject({ towardsDownPayment: 0, towardsCharges: 1_500_000, surplus: 7_500_000 })
  expect(items.map(({ code, amount }) => [code, amount])).toEqual([
    ['down-payment', 1_000_000],
    ['admin', 2_500_000],
    ['discount', -2_000_000],
    ['trade-in', -1_500_000],
  ])
  expect(tdp).toBe(0)
})

test('equity smaller than the rest after the discount is used in full, and the discount counts once', () => {
  const { tdp, tradeIn } = breakdownWith({ dp: { amount: 1_000_000 }, discount: 2_000_000, tradeIn: { value: 900_000 } })
  expect(tradeIn).toMatchObject({ towardsDownPayment: 0, towardsCharges: 900_000, surplus: 0 })
  expect(tdp).toBe(600_000)
})

test('a discount equal to the whole first payment is accepted, and one rupiah more is refused', () => {
  expect(breakdownWith({ discount: 42_500_000 }).tdp).toBe(0)
  expect(simulate({ ...exampleLoan, discount: 42_500_001 }, tariffInFile)).toMatchObject({
    ok: false,
    refusal: [{ field: 'discount', code: 'above-first-payment', limit: 42_500_000 }],
  })
})

test('the surcharge of a colour is part of the price; accessories are paid in cash', () => {
  const { price, tdp, financed } = breakdownWith({ colourSurcharge: 2_000_000, accessories: 5_000_000 })
  expect({ price, tdp, financed }).toEqual({ price: 202_000_000, tdp: 47_500_000, financed: 162_000_000 })
})
