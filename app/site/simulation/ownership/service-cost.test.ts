import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import { plannedVisits, yearOf } from './planned-visits.ts'
import { serviceLines, visitAmount } from './service-cost.ts'

const years = 5
const xpander = { model: 'xpander', variant: 'ultimate-cvt' }
const hybrid = { model: 'xforce', variant: 'hev' }
const visitsOf = (car: typeof xpander, kilometresAYear: number) => plannedVisits(maintenance, car, { years, kilometresAYear })
const costOfAll = (car: typeof xpander, kilometresAYear: number): number =>
  visitsOf(car, kilometresAYear).reduce((sum, visit) => sum + (visitAmount(visit) ?? 0), 0)

test.each([
  [{ kilometres: 1000, months: 1 }, 15_000, 1],
  [{ kilometres: 10_000, months: 6 }, 5000, 1],
  [{ kilometres: 30_000, months: 18 }, 15_000, 2],
  [{ kilometres: 100_000, months: 60 }, 15_000, 5],
  [{ kilometres: 100_000, months: 60 }, 50_000, 2],
])('the visit at %o, driving %i km a year, falls in year %i', (due, kilometresAYear, year) => {
  expect(yearOf(due, kilometresAYear)).toBe(year)
})

test('at 15.000 km a year the months decide when an Xpander is serviced', () => {
  expect(visitsOf(xpander, 15_000).map(({ year, kilometres }) => `${year}: ${kilometres}`)).toEqual([
    ...['1: 1000', '1: 10000', '1: 20000', '2: 30000', '2: 40000', '3: 50000', '3: 60000'],
    ...['4: 70000', '4: 80000', '5: 90000', '5: 100000'],
  ])
})

test('at 30.000 km a year the kilometres decide', () => {
  const visits = visitsOf(xpander, 30_000)
  expect(visits.map(({ year }) => year)).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5])
  expect(visits.at(-1)).toMatchObject({ kilometres: 150_000, beyondSchedule: true })
})

test('the first check is free; then the low end of the range counts while labour is free, and its middle after that', () => {
  // 7.500 km between two visits: the seventh comes at 52.500 km.
  expect(visitsOf(xpander, 15_000).map(visitAmount)).toEqual([
    ...[0, 850_000, 1_250_000, 850_000, 3_400_000, 850_000, 1_250_000],
    ...[975_000, 3_850_000, 975_000, 3_400_000],
  ])
})

test('labour is free for four years also at few kilometres, and not longer', () => {
  const free = visitsOf(xpander, 5000).filter(({ freeLabour }) => freeLabour === 'yes')
  expect(free.at(-1)).toMatchObject({ months: 48, year: 4 })
})

test('a line says which end of the range counts, and its source', () => {
  const [check, small] = serviceLines(visitsOf(xpander, 15_000), 1, maintenance)
  expect(check).toMatchObject({ amount: 0, formula: 'free-of-charge', confidence: 'high' })
  expect(small).toMatchObject({
    amount: 850_000,
    formula: 'low-end-of-the-range',
    inputs: { kilometres: 10_000, months: 6, low: 850_000, high: 1_100_000 },
    confidence: 'low',
    source: 'S17',
  })
})

test('a car without a schedule has no visits instead of free ones', () => {
  expect(visitsOf(hybrid, 15_000)).toEqual([])
})

const anyCar = fc.constantFrom(
  ...carsInFiles.flatMap(({ slug, variants }) => variants.map((variant) => ({ model: slug, variant: variant.slug }))),
)
const anyCarWithSchedule = anyCar.filter(({ variant }) => variant !== hybrid.variant)
const anyKilometres = fc.integer({ min: 1000, max: 100_000 })

test('every visit is within the years, none is missing, and they are in order', () => {
  fc.assert(
    fc.property(anyCarWithSchedule, anyKilometres, (car, kilometresAYear) => {
      const visits = visitsOf(car, kilometresAYear)
      expect(visits.map(({ year }) => year)).toEqual(visits.map(({ year }) => year).toSorted((one, other) => one - other))
      expect(visits.at(-1)?.year).toBeLessThanOrEqual(years)
      const { every } = maintenance.rule
      const next = { kilometres: every.kilometres * visits.length, months: every.months * visits.length }
      expect(yearOf(next, kilometresAYear)).toBeGreaterThan(years)
    }),
  )
})

test('the lines of all years are the visits with a known cost', () => {
  fc.assert(
    fc.property(anyCar, anyKilometres, (car, kilometresAYear) => {
      const visits = visitsOf(car, kilometresAYear)
      const lines = Array.from({ length: years }, (_, before) => serviceLines(visits, before + 1, maintenance)).flat()
      expect(lines).toHaveLength(visits.filter(({ cost }) => cost.kind !== 'unknown').length)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(costOfAll(car, kilometresAYear))
    }),
  )
})

test('the counted amount of a visit is within its range', () => {
  fc.assert(
    fc.property(anyCar, anyKilometres, (car, kilometresAYear) => {
      for (const visit of visitsOf(car, kilometresAYear)) {
        if (visit.cost.kind !== 'about') continue
        expect(visitAmount(visit)).toBeGreaterThanOrEqual(visit.cost.low)
        expect(visitAmount(visit)).toBeLessThan(visit.cost.high)
      }
    }),
  )
})

test('more kilometres never lower the cost of service', () => {
  fc.assert(
    fc.property(anyCar, anyKilometres, anyKilometres, (car, one, other) => {
      expect(costOfAll(car, Math.max(one, other))).toBeGreaterThanOrEqual(costOfAll(car, Math.min(one, other)))
    }),
    { numRuns: 500 },
  )
})
