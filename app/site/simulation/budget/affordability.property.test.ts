import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { allTenors } from '../calculation/choice.ts'
import { type Budget, budgetStep } from '../engine/budget.ts'
import { compare } from '../engine/packages/packages.ts'
import { packagesInFile } from '../engine/packages/packages-in-file.ts'
import { provinces } from '../engine/price/provinces.ts'
import { affordabilityOf } from './affordability.ts'
import { type Asked, affordableModels } from './affordable-models.ts'
import { leastFirstPayment } from './credit-plan.ts'
import { termsFor } from './terms.ts'

/** In milliseconds; machines are shared. */
const patience = 30_000
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
  'a plan is what the calculator comes to with it, and never above the budget',
  () => {
    fc.assert(
      fc.property(anyOtr, anyTenor, anyBudget, (otr, tenorMonths, budget) => {
        const wanted = wantedFor(otr, tenorMonths)
        const found = affordabilityOf(otr, termsFor(packagesInFile, wanted), budget)
        fc.pre(found.way === 'credit')
        if (found.way !== 'credit') return
        const { offered, firstInstalment, downPayment, tdp, instalment } = found.plan
        const [compared] = compare(
          packagesInFile.filter(({ slug }) => slug === offered),
          { ...wanted, firstInstalment, dp: { amount: downPayment } },
        )
        expect(compared?.outcome).toMatchObject({ ok: true, value: { tdp, instalment, downPayment } })
        expect(tdp).toBeLessThanOrEqual(budget.firstPayment ?? Number.POSITIVE_INFINITY)
        expect(instalment).toBeLessThanOrEqual(budget.instalment ?? Number.POSITIVE_INFINITY)
      }),
      { numRuns: 300, seed: 4 },
    )
  },
  patience,
)

test(
  'no down payment tried at random asks less before delivery within the same instalment',
  () => {
    fc.assert(
      fc.property(anyOtr, anyTenor, anyMonthly, fc.nat(1_000_000), (otr, tenorMonths, monthly, place) => {
        const wanted = wantedFor(otr, tenorMonths)
        const least = leastFirstPayment(termsFor(packagesInFile, wanted), monthly)
        const dp = { amount: Math.floor(((place / 1_000_000) * otr) / budgetStep) * budgetStep }
        for (const firstInstalment of ['advance', 'arrears'] as const) {
          for (const { outcome } of compare(packagesInFile, { ...wanted, firstInstalment, dp })) {
            if (!outcome.ok || outcome.value.instalment > monthly) continue
            expect(outcome.value.tdp).toBeGreaterThanOrEqual(least?.tdp ?? Number.POSITIVE_INFINITY)
          }
        }
      }),
      { numRuns: 100, seed: 4 },
    )
  },
  patience,
)

test(
  'a larger budget never shows fewer cars',
  () => {
    const asked = fc.record({
      budget: anyBudget,
      province: fc.constantFrom(...provinces),
      tenor: anyTenor,
      packages: fc.constant(packagesInFile),
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
  patience,
)

function affordable(asked: Asked): string[] {
  return affordableModels(carsInFiles, asked).flatMap(({ car, variants }) =>
    variants.flatMap(({ slug, affordability }) => (affordability.way === 'neither' ? [] : [`${car.slug} ${slug}`])),
  )
}
