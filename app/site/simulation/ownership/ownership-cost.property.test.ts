import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import { rupiah } from '../../../lib/money.ts'
import { costKinds, costOf } from './cost-lines.ts'
import type { OwnedCar, OwnershipChoices } from './ownership-choices.ts'
import { ownershipCost } from './ownership-cost.ts'
import { ownershipDataInFiles } from './ownership-data.server.ts'

const data = { ...ownershipDataInFiles, maintenance }
const evidence = { confidence: 'low', source: 'S17' } as const
const amount = fc.integer({ min: 0, max: 50_000_000 }).map(rupiah)
const anyCar: fc.Arbitrary<OwnedCar> = fc
  .constantFrom(
    ...carsInFiles.flatMap((car) => car.variants.map((variant) => ({ ...variant, model: car.slug, variant: variant.slug }))),
  )
  .chain(({ model, variant, fuel, batteryKwh, evRangeKm }) =>
    fc
      .record({
        price: fc.integer({ min: 100_000_000, max: 2_000_000_000 }),
        percentOff: fc.integer({ min: 0, max: 100 }),
        accessories: amount,
      })
      .map(({ price, percentOff, accessories }) => ({
        ...{ model, variant, fuel, batteryKwh, evRangeKm },
        accessories,
        price: rupiah(price),
        discount: rupiah(Math.floor((price * percentOff) / 100)),
      })),
  )
const anyChoices: fc.Arbitrary<OwnershipChoices> = fc.record({
  province: fc.constantFrom(...data.facts.tax.provinces.map(({ code }) => code)),
  kilometresAYear: fc.integer({ min: 1000, max: 100_000 }),
  electricShare: fc.integer({ min: 0, max: 100 }),
  carNumber: fc.integer({ min: 1, max: 20 }),
  insurance: fc
    .record({ premiums: fc.array(amount, { minLength: 5, maxLength: 5 }), ofCredit: fc.integer({ min: 0, max: 5 }) })
    .map((premiums) => ({ ...premiums, ...evidence })),
})

function costFor(car: OwnedCar, choices: OwnershipChoices) {
  const result = ownershipCost(car, choices, data)
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

test('years, kinds and lines add up to the same total', () => {
  fc.assert(
    fc.property(anyCar, anyChoices, (car, choices) => {
      const { lines, byYear, byKind, total, paid } = costFor(car, choices)
      expect(byYear.reduce<number>((sum, one) => sum + one, 0)).toBe(total)
      expect(costKinds.reduce((sum, kind) => sum + byKind[kind], 0)).toBe(total)
      expect(costOf(lines)).toBe(total)
      expect(paid).toBe(total - byKind.depreciation)
    }),
  )
})

test('the loss of value is the price paid minus the resale value, and never negative', () => {
  fc.assert(
    fc.property(anyCar, anyChoices, (car, choices) => {
      const { byKind, resale } = costFor(car, choices)
      expect(byKind.depreciation).toBe(Math.max(0, car.price + car.accessories - car.discount - resale.value))
    }),
  )
})

test('a discount lowers the loss of value and nothing else', () => {
  fc.assert(
    fc.property(anyCar, anyChoices, (car, choices) => {
      const [plain, reduced] = [{ ...car, discount: rupiah(0) }, car].map((each) => costFor(each, choices))
      const { depreciation: lost = 0, ...rest } = plain?.byKind ?? expect.fail()
      expect(reduced?.byKind).toEqual({ ...rest, depreciation: expect.toSatisfy((less) => less >= 0 && less <= lost) })
      expect(reduced).toMatchObject({ resale: plain?.resale, paid: plain?.paid })
    }),
  )
})

test('accessories raise the loss of value by their price and change nothing else', () => {
  fc.assert(
    fc.property(anyCar, anyChoices, (car, choices) => {
      const [plain, equipped] = [rupiah(0), car.accessories].map((accessories) =>
        costFor({ ...car, accessories, discount: rupiah(0) }, choices),
      )
      const { depreciation: lost = 0, ...rest } = plain?.byKind ?? expect.fail()
      expect(equipped?.byKind).toEqual({ ...rest, depreciation: lost + car.accessories })
      expect(equipped).toMatchObject({ resale: plain?.resale, paid: plain?.paid })
    }),
  )
})

test('more kilometres cost more energy and service, and never raise the resale value', () => {
  fc.assert(
    fc.property(anyCar, anyChoices, fc.integer({ min: 1, max: 50_000 }), (car, choices, more) => {
      const kilometresAYear = Math.min(choices.kilometresAYear, 50_000)
      const less = costFor(car, { ...choices, kilometresAYear })
      const much = costFor(car, { ...choices, kilometresAYear: kilometresAYear + more })
      expect(much.byKind.energy).toBeGreaterThanOrEqual(less.byKind.energy)
      expect(much.byKind.service).toBeGreaterThanOrEqual(less.byKind.service)
      expect(much.total).toBeGreaterThanOrEqual(less.total)
      expect(much.resale.value).toBeLessThanOrEqual(less.resale.value)
    }),
  )
})

const hostile = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 1e21, 0.1))

test('any numbers give a refusal or valid figures', () => {
  fc.assert(
    fc.property(
      anyCar,
      anyChoices,
      fc.record(
        { price: hostile, accessories: hostile, discount: hostile, batteryKwh: hostile, evRangeKm: hostile, model: fc.string() },
        { requiredKeys: [] },
      ),
      fc.record(
        { province: fc.string(), kilometresAYear: hostile, electricShare: hostile, carNumber: hostile },
        { requiredKeys: [] },
      ),
      (car, choices, wrongCar, wrongChoices) => {
        const result = ownershipCost({ ...car, ...wrongCar } as OwnedCar, { ...choices, ...wrongChoices }, data)
        if (!result.ok) return
        for (const sum of [result.value.total, result.value.perMonth, result.value.perKilometre]) {
          expect(Number.isSafeInteger(sum)).toBe(true)
        }
      },
    ),
    { numRuns: 500 },
  )
})
