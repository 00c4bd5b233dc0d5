import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maintenanceInFile as maintenance } from './maintenance.server.ts'
import { type Cost, costAt } from './visit-cost.ts'

const schedule = (slug: string) => maintenance.schedules.filter((each) => each.slug === slug)
const cost = (slug: string, number: number): Cost => costAt(maintenance, schedule(slug), number)
const range = (slug: string, number: number) => {
  const about = cost(slug, number)
  return about.kind === 'about' ? [about.low, about.high] : null
}

test('the first check is free, and a car without a schedule has no cost', () => {
  expect(costAt(maintenance, [], 0)).toEqual({ kind: 'free' })
  expect(costAt(maintenance, [], 4)).toEqual({ kind: 'unknown' })
})

test('a cost becomes a range of whole steps, with its origin, area and date', () => {
  expect(cost('4a91-cvt', 4)).toMatchObject({
    kind: 'about',
    low: 3_400_000,
    high: 4_300_000,
    origin: 'workshop',
    basis: { place: null, asOf: '2025-12', confidence: 'low' },
  })
  expect(cost('4n14', 1)).toMatchObject({ low: 900_000, high: 1_350_000, origin: 'estimate' })
})

test('an oil change needs no CVT fluid: the manual car never costs more and costs less at 40.000 km', () => {
  expect(range('4a91-manual', 1)).toEqual(range('4a91-cvt', 1))
  expect(range('4a91-manual', 4)).toEqual([2_450_000, 3_100_000])
})

// Oil and filter from a workshop's price list of December 2025, before 11 % VAT.
test.each([
  ['4a91-cvt', 801_500],
  ['4n15-4x2', 1_349_000],
  ['4d56-automatic', 1_214_000],
])('a bill from the price list for a small service of %s, with VAT, lies in the range', (slug, price) => {
  const [low, high] = range(slug, 1) ?? []
  expect(price * 1.11).toBeGreaterThanOrEqual(Number(low))
  expect(price * 1.11).toBeLessThanOrEqual(Number(high))
})

test("the press's total for an Xpander Cross, 60.000 to 100.000 km, lies in our range", () => {
  const ranges = [6, 7, 8, 9, 10].map((number) => range('4a91-cvt', number))
  const sum = (end: 0 | 1) => ranges.reduce((total, each) => total + Number(each?.[end]), 0)
  expect(sum(0)).toBeLessThan(10_886_000)
  expect(sum(1)).toBeGreaterThan(10_886_000)
})

test('after the listed schedule, the same work costs the same; other work has an unknown cost', () => {
  expect(range('4a91-cvt', 11)).toEqual(range('4a91-cvt', 1))
  expect(range('4a91-cvt', 12)).toEqual(range('4a91-cvt', 8))
  expect(cost('4a91-cvt', 20)).toEqual({ kind: 'unknown' })
  expect(range('4b12-phev', 11)).toEqual(range('4b12-phev', 1))
})

test('while the variant is unknown, the range contains the cost of every variant', () => {
  const number = fc.integer({ min: 1, max: 30 })
  fc.assert(
    fc.property(fc.subarray(maintenance.schedules, { minLength: 1 }), number, (schedules, number) => {
      const all = costAt(maintenance, schedules, number)
      for (const each of schedules) {
        const one = costAt(maintenance, [each], number)
        if (one.kind !== 'about') continue
        if (all.kind !== 'about') throw new Error('A known cost was lost')
        expect(all.low).toBeLessThanOrEqual(one.low)
        expect(all.high).toBeGreaterThanOrEqual(one.high)
        expect(one.low).toBeLessThan(one.high)
      }
    }),
  )
})
