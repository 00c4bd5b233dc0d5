import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maintenanceInFile as maintenance } from './maintenance.server.ts'
import { type MaintainedCar, nextVisit, type Reading, schedulesOf, type Visit } from './maintenance.ts'

const xpander: MaintainedCar = { model: 'xpander', variant: 'ultimate-cvt', year: 2024 }
const age = (atLeast: number, atMost = atLeast) => ({ atLeast, atMost })
const next = (car: MaintainedCar, reading: Partial<Reading>) =>
  nextVisit(maintenance, car, { kilometres: null, age: null, ...reading })

function visitsOf(car: MaintainedCar, reading: Partial<Reading>): Visit[] {
  const answer = next(car, reading)
  return answer.known ? answer.visits : []
}

function visitOf(car: MaintainedCar, kilometres: number): Visit {
  const [visit] = visitsOf(car, { kilometres })
  if (!visit) throw new Error('No visit')
  return visit
}

test.each([
  [0, 1000, 'first-check'],
  [2000, 1000, 'first-check'],
  [2001, 10_000, 'small'],
  [11_000, 10_000, 'small'],
  [11_001, 20_000, 'major'],
  [45_000, 50_000, 'small'],
  [99_000, 100_000, 'major'],
  [234_567, 240_000, 'major'],
] as const)('at %d km the visit at %d km is next, a %s', (kilometres, due, kind) => {
  expect(visitOf(xpander, kilometres)).toMatchObject({ kilometres: due, kind })
})

test('kilometres or age, whichever comes first: a car with few kilometres is due by its age', () => {
  expect(next(xpander, { kilometres: 8000, age: age(22) })).toMatchObject({
    because: 'months',
    visits: [{ kilometres: 40_000, months: 24 }],
  })
  expect(next(xpander, { kilometres: 45_000, age: age(22) })).toMatchObject({
    because: 'kilometres',
    visits: [{ kilometres: 50_000, months: 30 }],
  })
})

test('the year alone counts only the certain age of a car', () => {
  expect(visitsOf(xpander, { kilometres: 29_000, age: age(14, 26) })).toMatchObject([{ kilometres: 30_000 }])
})

test('without kilometres the year allows a few visits', () => {
  expect(next(xpander, { age: age(22, 34) })).toMatchObject({ because: 'months' })
  expect(visitsOf(xpander, { age: age(22, 34) }).map(({ months }) => months)).toEqual([24, 30, 36])
  expect(visitsOf(xpander, { age: age(0, 1) })).toMatchObject([{ kind: 'first-check' }])
})

test('for a car older than the listed schedule, only the kilometres count', () => {
  const old = age(61, 73)
  expect(next(xpander, { age: old })).toEqual({ known: false })
  expect(next(xpander, { kilometres: 45_000, age: old })).toMatchObject({
    because: 'kilometres',
    olderThanSchedule: true,
    visits: [{ kilometres: 50_000 }],
  })
  expect(next(xpander, {})).toEqual({ known: false })
})

test('the list of work grows with the kilometres of the visit', () => {
  const small = ['engine-oil', 'oil-filter', 'multi-point-inspection']
  const major = [...small, 'air-filter', 'cabin-filter', 'brake-cleaning', 'wheel-rotation']
  expect(visitOf(xpander, 1000).works).toEqual(['first-inspection', 'adjustments'])
  expect(visitOf(xpander, 10_000).works).toEqual(small)
  expect(visitOf(xpander, 20_000).works).toEqual(major)
  expect(visitOf(xpander, 40_000).works).toEqual([...major, 'transmission-fluid', 'coolant', 'brake-fluid'])
  expect(visitOf(xpander, 100_000).works).toEqual([...major, 'spark-plugs'])
})

test.each([
  ['pajero-sport', 'exceed-4x2-at', 100_000, 'timing-belt'],
  ['pajero-sport', 'dakar-ultimate-4x4-at', 60_000, 'transfer-oil'],
  ['triton', 'glx-mt-single-cab-4x2', 60_000, 'differential-oil'],
  ['l300', 'cab-chassis', 100_000, 'fuel-filter'],
  ['outlander-phev', '2-4-phev-s-awc', 10_000, 'high-voltage-inspection'],
  ['eclipse-cross', '1-5t-ultimate', 100_000, 'spark-plugs'],
] as const)('%s %s at %d km: %s', (model, variant, kilometres, work) => {
  expect(visitOf({ model, variant, year: null }, kilometres).works).toContain(work)
})

test('while the variant is unknown, work of only some variants is listed as possible', () => {
  const anyPajero = visitOf({ model: 'pajero-sport', variant: null, year: 2020 }, 60_000)
  expect(anyPajero.works).toEqual(expect.arrayContaining(['fuel-filter', 'differential-oil']))
  expect(anyPajero.perhaps).toEqual(['transfer-oil'])
  expect(next({ model: 'pajero-sport', variant: null, year: 2020 }, { kilometres: 0 })).toMatchObject({ variantOpen: true })
  expect(next({ model: 'l300', variant: null, year: 2023 }, { kilometres: 0 })).toMatchObject({ variantOpen: false })
})

test.each([
  { model: 'pajero-sport', variant: null, year: 2012 },
  { model: 'l300', variant: 'cab-chassis', year: 2010 },
  { model: 'xforce', variant: 'hev', year: 2026 },
  { model: 'lancer', variant: null, year: 2011 },
])('$model $variant of $year: its engine is unknown, so the general rule applies without cost', (car) => {
  expect(schedulesOf(maintenance, car)).toEqual([])
  expect(visitOf(car, 40_000)).toMatchObject({ kilometres: 40_000, perhaps: [], cost: { kind: 'unknown' } })
  expect(visitOf(car, 40_000).works).toContain('brake-fluid')
})

test('an engine counts from the year it was first sold in Indonesia', () => {
  const followed = (year: number) => schedulesOf(maintenance, { model: 'l300', variant: null, year }).length
  expect([2021, 2022].map(followed)).toEqual([0, 1])
})

test('after 100.000 km the listed schedule has ended', () => {
  expect([99_000, 102_000].map((kilometres) => visitOf(xpander, kilometres).beyondSchedule)).toEqual([false, true])
})

test('labour is free up to a distance and an age, whichever comes first', () => {
  const freeLabour = (kilometres: number, months?: { atLeast: number; atMost: number }) =>
    visitsOf(xpander, { kilometres, age: months ?? null })[0]?.freeLabour
  expect(freeLabour(45_000, age(36, 48))).toBe('yes')
  expect(freeLabour(45_000, age(40, 52))).toBe('perhaps')
  expect(freeLabour(45_000)).toBe('perhaps')
  expect(freeLabour(45_000, age(49, 61))).toBe('no')
  expect(freeLabour(50_900, age(18, 30))).toBe('yes')
  expect(freeLabour(51_001, age(0, 12))).toBe('no')
  expect(visitsOf(xpander, { age: age(0, 12) })[0]?.freeLabour).toBe('perhaps')
})

const anyModel = fc.constantFrom(...maintenance.schedules.flatMap(({ cars }) => cars.map(({ model }) => model)), 'lancer')
const anyCar = fc.record({ model: anyModel, variant: fc.constant(null), year: fc.option(fc.integer({ min: 1990, max: 2026 })) })
const anyKilometres = fc.integer({ min: 0, max: 999_999 })
const anyAge = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 12 }))
  .map(([from, more]) => age(from, from + more))

test('the next visit is at most ten thousand kilometres ahead and hardly ever in the past', () => {
  fc.assert(
    fc.property(anyCar, anyKilometres, (car, kilometres) => {
      const ahead = visitOf(car, kilometres).kilometres - kilometres
      expect(ahead).toBeGreaterThanOrEqual(-maintenance.tolerance.kilometres)
      expect(ahead).toBeLessThan(10_000)
    }),
  )
})

test('more kilometres never lead to an earlier visit, nor does a known age', () => {
  fc.assert(
    fc.property(anyCar, anyKilometres, fc.nat({ max: 50_000 }), anyAge, (car, kilometres, more, months) => {
      const now = visitOf(car, kilometres).kilometres
      expect(visitOf(car, kilometres + more).kilometres).toBeGreaterThanOrEqual(now)
      expect(visitsOf(car, { kilometres, age: months })[0]?.kilometres).toBeGreaterThanOrEqual(now)
    }),
  )
})

test('without kilometres there are at most four consecutive visits, which cover the age', () => {
  fc.assert(
    fc.property(anyCar, anyAge, (car, months) => {
      const visits = visitsOf(car, { age: months })
      expect(visits.length > 0).toBe(months.atLeast <= 60)
      expect(visits.length).toBeLessThanOrEqual(4)
      for (const [position, visit] of visits.entries())
        if (position > 1) expect(visit.months - Number(visits[position - 1]?.months)).toBe(6)
      if (visits.length > 0) expect(Number(visits.at(-1)?.months)).toBeGreaterThanOrEqual(months.atMost - 1)
    }),
  )
})
