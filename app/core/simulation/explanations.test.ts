import { expect, test } from 'vitest'
import type { Breakdown } from './breakdown.ts'
import type { Case } from './case/case-schema.ts'
import { breakdownWith } from './example-loan.fixture.ts'

const explanationOf = ({ items }: Breakdown, code: string) => items.find((item) => item.code === code)?.explanation

test.each([
  ['a flat rate is as written and its effective one is worked out', { kind: 'flat', percent: 5 }, 'given', 'effective-arrears'],
  ['a flat margin too', { kind: 'murabahah-flat', percent: 5 }, 'given', 'effective-arrears'],
  ['an effective rate is as written and its flat one is worked out', { kind: 'effective', percent: 10 }, 'flat-rate', 'given'],
  ['a margin in annuities too', { kind: 'murabahah-annuity', percent: 10 }, 'flat-rate', 'given'],
  ['without interest both are as written', { kind: 'flat', percent: 0 }, 'given', 'given'],
  ['also where it would be effective', { kind: 'effective', percent: 0 }, 'given', 'given'],
] as const)('%s', (_, rate, flat, effective) => {
  const { explanations } = breakdownWith({ rate })
  expect([explanations.flatPercent.formula, explanations.effectivePercent.formula]).toEqual([flat, effective])
})

test('interest is explained by the flat rate when it is calculated with it, otherwise by the payments', () => {
  const interestOf = (rate: Case['rate'], firstInstalment: Case['firstInstalment']) =>
    breakdownWith({ rate, firstInstalment }).explanations.interestTotal.formula
  expect(interestOf({ kind: 'flat', percent: 5 }, 'arrears')).toBe('flat-interest')
  expect(interestOf({ kind: 'flat', percent: 5 }, 'advance')).toBe('flat-interest')
  expect(interestOf({ kind: 'flat', percent: 5, basis: 'same-effective' }, 'arrears')).toBe('flat-interest')
  expect(interestOf({ kind: 'flat', percent: 5, basis: 'same-effective' }, 'advance')).toBe('interest-total')
  expect(interestOf({ kind: 'effective', percent: 10 }, 'arrears')).toBe('interest-total')
})

test('the explanation of the old car uses the first payment before the trade-in and after the discount', () => {
  const tradeIn = { value: 50_000_000, payoff: 10_000_000 }
  expect(explanationOf(breakdownWith({ tradeIn }), 'trade-in')?.values).toEqual({ V: 50_000_000, L: 10_000_000, T: 42_500_000 })
  const discounted = breakdownWith({ tradeIn, discount: 15_000_000 })
  expect(explanationOf(discounted, 'trade-in')?.values).toEqual({ V: 50_000_000, L: 10_000_000, T: 27_500_000 })
})

test('when only the value or only the loan of an old car is given, the other counts as zero', () => {
  expect(explanationOf(breakdownWith({ tradeIn: { value: 9_000_000 } }), 'trade-in')?.values).toMatchObject({
    V: 9_000_000,
    L: 0,
  })
  expect(explanationOf(breakdownWith({ tradeIn: { payoff: 9_000_000 } }), 'trade-in-shortfall')?.values).toEqual({
    V: 0,
    L: 9_000_000,
  })
})

test('a down payment that needs no rounding is not explained as rounded', () => {
  const rounded = (percent: number) => explanationOf(breakdownWith({ dp: { percent } }), 'down-payment')
  expect(rounded(25)).toMatchObject({ formula: 'down-payment-percent', values: { D: 50_000_000 } })
  expect(rounded(25)).not.toHaveProperty('rounding')
  expect(rounded(25.0001)).toMatchObject({ values: { D: 50_000_000, R: 1000 }, rounding: 'nearest' })
  expect(explanationOf(breakdownWith({}), 'down-payment')).toMatchObject({ formula: 'given', values: { x: 40_000_000 } })
})

test('the explanation of the first payment contains each of its parts once', () => {
  const { explanations, tdp } = breakdownWith({ discount: 3_000_000, tradeIn: { value: 10_000_000 }, firstInstalment: 'advance' })
  const { formula, values } = explanations.tdp
  expect(formula).toBe('first-payment-advance')
  expect(values).toMatchObject({ D: 40_000_000, X: 2_500_000, K: 3_000_000, E: 10_000_000, S: 0, TDP: tdp })
  const owing = breakdownWith({ tradeIn: { payoff: 4_000_000 } }).explanations.tdp
  expect(owing).toMatchObject({ formula: 'first-payment-arrears', values: { X: 2_500_000, K: 0, E: 0, S: 4_000_000 } })
})

test('a premium says whether its rate comes from the tariff or from the package', () => {
  const premiumOf = (insurance: Case['insurance']) => explanationOf(breakdownWith({ insurance }), 'insurance')
  expect(premiumOf({ financed: 'none' })).toMatchObject({ formula: 'insurance', source: 'tariff' })
  expect(premiumOf({ financed: 'none', ratePercent: 2 })).toMatchObject({
    formula: 'insurance-own-rate',
    source: 'case',
    values: { SI1: 200_000_000, t1: 2 },
  })
})
