import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { type Budget, budgetStep } from '../../../core/simulation/budget.ts'
import { tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import { compare } from '../../../core/simulation/packages/packages.ts'
import { packagesInFile } from '../../../core/simulation/packages/packages-in-file.ts'
import { provinces } from '../../../core/simulation/price/provinces.ts'
import { registrationCostsInFile } from '../../../core/simulation/price/registration-costs.ts'
import { allTenors } from '../calculation/choice.ts'
import { affordabilityOf } from './affordability.ts'
import { type Asked, affordableModels } from './affordable-models.ts'
import { leastFirstPayment } from './credit-plan.ts'
import { termsFor } from './terms.ts'

/** In milliseconds. Generous, because test machines are shared. */
const timeoutMs = 30_000
const on = '2026-11-28'
const anyOtr = fc.integer({ min: 150_000_000, max: 900_000_000 })
const anyTenor = fc.constantFrom(...allTenors)
const anyFirst = fc.integer({ min: 0, max: 500_000_000 })
const anyMonthly = fc.integer({ min: 0, max: 20_000_000 })
const anyBudget: fc.Arbitrary<Budget> = fc.oneof(
  fc.record({ firstPayment: anyFirst, instalment: anyMonthly }),
  fc.record({ firstPayment: anyFirst }),
  fc.record({ instalment: anyMonthly }),
)
const wantedFor = (otr: number, tenorMonths: number) => ({ otr, tenorMonths, cover: 'combination', region: 2, on }) as const

test(
  'the calculator gives the same figures for a plan, and a plan is never above the budget',
  () => {
    fc.assert(
      fc.property(anyOtr, anyTenor, anyBudget, (otr, tenorMonths, budget) => {
        const wanted = wantedFor(otr, tenorMonths)
        const found = affordabilityOf(otr, termsFor(packagesInFile, wanted, tariffInFile), budget)
        fc.pre(found.way === 'credit')
        if (found.way !== 'credit') return
        const { offered, firstInstalment, downPayment, tdp, instalment } = found.plan
        const [compared] = compare(
          packagesInFile.filter(({ slug }) => slug === offered),
          { ...wanted, firstInstalment, dp: { amount: downPayment } },
          tariffInFile,
        )
        expect(compared?.outcome).toMatchObject({ ok: true, value: { tdp, instalment, downPayment } })
        expect(tdp).toBeLessThanOrEqual(budget.firstPayment ?? Number.POSITIVE_INFINITY)
        expect(instalment).toBeLessThanOrEqual(budget.instalment ?? Number.POSITIVE_INFINITY)
      }),
      { numRuns: 300, seed: 4 },
    )
  },
  timeoutMs,
)

test(
  'no random down payment gives a lower first payment within the same instalment',
  () => {
    fc.assert(
      fc.property(anyOtr, anyTenor, anyMonthly, fc.nat(1_000_000), (otr, tenorMonths, monthly, place) => {
        const wanted = wantedFor(otr, tenorMonths)
        const least = leastFirstPayment(termsFor(packagesInFile, wanted, tariffInFile), monthly)
        const dp = { amount: Math.floor(((place / 1_000_000) * otr) / budgetStep) * budgetStep }
        for (const firstInstalment of ['advance', 'arrears'] as const) {
          for (const { outcome } of compare(packagesInFile, { ...wanted, firstInstalment, dp }, tariffInFile)) {
            if (!outcome.ok || outcome.value.instalment > monthly) continue
            expect(outcome.value.tdp).toBeGreaterThanOrEqual(least?.tdp ?? Number.POSITIVE_INFINITY)
          }
        }
      }),
      { numRuns: 100, seed: 4 },
    )
  },
  timeoutMs,
)

/** All results of the calculator for a car, from a down payment of 20 % to 95 % in coarse steps. */
function coarseScan(otr: number, tenorMonths: number) {
  const wanted = wantedFor(otr, tenorMonths)
  const amounts = Array.from({ length: 31 }, (_, place) => Math.ceil(((0.2 + place * 0.025) * otr) / budgetStep) * budgetStep)
  return amounts.flatMap((amount) =>
    (['advance', 'arrears'] as const).flatMap((firstInstalment) =>
      compare(packagesInFile, { ...wanted, firstInstalment, dp: { amount } }, tariffInFile).flatMap(({ outcome }) =>
        outcome.ok ? outcome.value : [],
      ),
    ),
  )
}

test(
  'no package and down payment of a coarse scan beats the plan, and a large last payment is used only when no other fits',
  () => {
    const anyLimits = fc.record({
      instalment: fc.integer({ min: 1_000_000, max: 20_000_000 }),
      firstPayment: fc.option(anyFirst, { nil: undefined }),
    })
    fc.assert(
      fc.property(anyOtr, anyTenor, anyLimits, (otr, tenorMonths, { instalment, firstPayment }) => {
        const budget = { instalment, ...(firstPayment !== undefined && { firstPayment }) }
        const found = affordabilityOf(otr, termsFor(packagesInFile, wantedFor(otr, tenorMonths), tariffInFile), budget)
        if (found.way === 'cash') return
        const within = coarseScan(otr, tenorMonths).filter(
          (each) => each.instalment <= instalment && each.tdp <= (firstPayment ?? otr),
        )
        const plan = found.way === 'credit' ? found.plan : null
        const level = within.filter(({ balloon }) => balloon === 0)
        const alike = plan?.balloon === 0 ? level : within
        if (plan?.balloon !== 0) expect(level).toEqual([])
        expect(plan?.tdp ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(Math.min(...alike.map(({ tdp }) => tdp)))
      }),
      { numRuns: 60, seed: 4 },
    )
  },
  timeoutMs,
)

test(
  'a larger budget never shows fewer cars',
  () => {
    const asked = fc.record({
      budget: anyBudget,
      province: fc.constantFrom(...provinces),
      tenor: anyTenor,
      packages: fc.constant(packagesInFile),
      tariff: fc.constant({ ...tariffInFile, from: on }),
      registrationCosts: fc.constant(registrationCostsInFile),
      on: fc.constant(on),
    })
    fc.assert(
      fc.property(asked, fc.nat(100_000_000), fc.nat(5_000_000), (narrow, more, monthly) => {
        const { firstPayment, instalment } = narrow.budget
        const budget = {
          ...(firstPayment !== undefined && { firstPayment: firstPayment + more }),
          ...(instalment !== undefined && { instalment: instalment + monthly }),
        }
        const wide = affordable({ ...narrow, budget })
        for (const each of affordable(narrow)) expect(wide).toContain(each)
      }),
      { numRuns: 20, seed: 4 },
    )
  },
  timeoutMs,
)

function affordable(asked: Asked): string[] {
  return affordableModels(carsInFiles, asked).flatMap(({ car, variants }) =>
    variants.flatMap(({ slug, affordability }) => (affordability.way === 'neither' ? [] : [`${car.slug} ${slug}`])),
  )
}
