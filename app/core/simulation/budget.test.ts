import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCase } from './any-case.fixture.ts'
import {
  budgetStep,
  type CarWanted,
  downPaymentForFirstPayment,
  downPaymentForInstalment,
  instalmentForIncome,
  priceForBudget,
} from './budget.ts'
import type { Case } from './case/case-schema.ts'
import { tariffInFile } from './insurance/tariff-in-file.ts'
import { simulate } from './simulate.ts'

const runs = { numRuns: 300, seed: 6 }
const car: CarWanted = { otr: 300_000_000, tenorMonths: 48, rate: { kind: 'flat', percent: 6 }, fees: { admin: 2_500_000 } }

function worked(theCase: Case) {
  const result = simulate(theCase, tariffInFile)
  return result.ok ? result.value : expect.fail(JSON.stringify(result.refusal))
}

test('a first payment used as a budget gives its down payment back, within a step', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 1_000_000, max: 500_000_000 }), (theCase, budget) => {
      const { dp: _, ...wanted } = { ...theCase, balloonPercent: 0 }
      const found = downPaymentForFirstPayment(wanted, budget, tariffInFile)
      fc.pre(found.ok)
      if (!found.ok) return
      const { tdp } = worked({ ...wanted, dp: { amount: found.value.downPayment } })
      expect(tdp).toBe(found.value.tdp)
      expect(tdp).toBeLessThanOrEqual(budget)
      expect(tdp).toBeGreaterThan(budget - budgetStep)
    }),
    runs,
  )
})

test('an instalment within the budget comes from the smallest possible down payment', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 500_000, max: 30_000_000 }), (theCase, budget) => {
      const { dp: _, ...wanted } = { ...theCase, balloonPercent: 0 }
      const found = downPaymentForInstalment(wanted, budget, tariffInFile)
      fc.pre(found.ok && found.value.downPayment > 0)
      if (!found.ok) return
      const at = (amount: number) => worked({ ...wanted, dp: { amount } }).instalment
      expect(at(found.value.downPayment)).toBeLessThanOrEqual(budget)
      expect(at(found.value.downPayment - budgetStep)).toBeGreaterThan(budget)
    }),
    runs,
  )
})

test('the price fits both budgets, and one step more does not', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 500_000, max: 30_000_000 }), (theCase, instalment) => {
      const { otr: _, ...wanted } = { ...theCase, dp: { percent: 20 } }
      const firstPayment = instalment * 12
      const found = priceForBudget(wanted, { firstPayment, instalment }, tariffInFile)
      fc.pre(found.ok)
      if (!found.ok) return
      const at = (otr: number) => worked({ ...wanted, otr })
      const [within, beyond] = [at(found.value.otr), at(found.value.otr + budgetStep)]
      expect(within.instalment <= instalment && within.tdp <= firstPayment).toBe(true)
      expect(beyond.instalment <= instalment && beyond.tdp <= firstPayment).toBe(false)
    }),
    runs,
  )
})

test('an instalment used as a budget gives the same instalment', () => {
  const { instalment } = worked({ ...car, dp: { amount: 75_000_000 } })
  expect(downPaymentForInstalment(car, instalment, tariffInFile)).toMatchObject({ value: { instalment } })
})

test('the minimum down payment is kept', () => {
  expect(downPaymentForInstalment(car, 30_000_000, tariffInFile, 20)).toMatchObject({ value: { downPayment: 60_000_000 } })
  const { tdp } = worked({ ...car, dp: { percent: 20 } })
  expect(downPaymentForFirstPayment(car, tdp, tariffInFile, 20)).toMatchObject({ value: { downPayment: 60_000_000, tdp } })
  expect(downPaymentForFirstPayment(car, tdp - 1, tariffInFile, 20)).toEqual({
    ok: false,
    refusal: { code: 'budget-too-small', least: tdp },
  })
})

test('a budget for the whole car needs no credit', () => {
  expect(downPaymentForFirstPayment(car, 400_000_000, tariffInFile)).toEqual({
    ok: false,
    refusal: { code: 'budget-above-price' },
  })
})

test('a monthly budget below the cost of financed insurance is too small', () => {
  const insured: CarWanted = { ...car, insurance: { financed: 'all' } }
  expect(downPaymentForInstalment(insured, 10_000, tariffInFile)).toMatchObject({ refusal: { code: 'budget-too-small' } })
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%d is no budget', (budget) => {
  const refusal = { ok: false, refusal: { code: 'budget-not-whole' } }
  const { otr: _, ...wanted } = { ...car, dp: { percent: 20 } }
  expect(downPaymentForFirstPayment(car, budget, tariffInFile)).toEqual(refusal)
  expect(downPaymentForInstalment(car, budget, tariffInFile)).toEqual(refusal)
  expect(priceForBudget(wanted, { instalment: budget }, tariffInFile)).toEqual(refusal)
  expect(instalmentForIncome(budget, 0, 30)).toBe(0)
})

test('a case that cannot be calculated gives its refusals', () => {
  const wrong = { ...car, tenorMonths: 1e9 }
  const { otr: _, ...wanted } = { ...wrong, dp: { percent: 20 } }
  const refusal = { code: 'case-refused', refusals: [{ field: 'tenorMonths', code: 'too-large', limit: 120 }] }
  expect(downPaymentForFirstPayment(wrong, 100_000_000, tariffInFile)).toEqual({ ok: false, refusal })
  expect(downPaymentForInstalment(wrong, 5_000_000, tariffInFile)).toEqual({ ok: false, refusal })
  expect(priceForBudget(wanted, { instalment: 5_000_000 }, tariffInFile)).toEqual({ ok: false, refusal })
})

test('thirty percent of an income, minus other instalments', () => {
  expect(instalmentForIncome(20_000_000, 0, 30)).toBe(6_000_000)
  expect(instalmentForIncome(20_000_001, 1_500_000, 30)).toBe(4_500_000)
  expect(instalmentForIncome(5_000_000, 2_000_000, 30)).toBe(0)
})
