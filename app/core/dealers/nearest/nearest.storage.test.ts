import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { everyDatabase } from '../../../../tests/support/database.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { carClasses } from '../../cars/car.ts'
import { type Dealer, dealerSchema } from '../dealer.ts'
import type { DealerFilter, SoughtCar } from '../dealer-filter.ts'
import { regencies } from '../regions.ts'
import { services } from '../services.ts'
import { dealers } from '../tables.ts'
import { kilometresBetween, type Point } from './great-circle.ts'
import { countByRegion, dealersIn } from './in-region.server.ts'
import { nearestDealers } from './nearest.server.ts'

const outlets = 2000
const written = data.dealers[0]
const sample = dealerSchema.parse(written)

/** The test data is the same on every run. Every tenth dealer has the same point as another one. */
const cars: SoughtCar[] = [
  { slug: 'xpander', class: 'mobil-penumpang' },
  { slug: 'triton', class: 'niaga-ringan' },
]
const many: Dealer[] = Array.from({ length: outlets }, (_, number) => {
  const spot = number % 10 === 9 ? number - 1 : number
  return {
    ...sample,
    id: `m${number}`,
    slug: `dealer-${number}`,
    // Sorted by name, the dealers have a different order than by place.
    name: `Dealer ${String((number * 7919) % outlets).padStart(4, '0')}`,
    regencyCode: regencies[number % regencies.length]?.code ?? '',
    latitude: -11 + 17 * fraction(spot * 0.7548776662466927),
    longitude: 95 + 46 * fraction(spot * 0.5698402909980532),
    services: services.filter((_, each) => number % (each * 3 + 2) === 0),
    segments: carClasses.filter((_, each) => number % (each + 2) === 0),
    displayedCars: number % 3 === 0 ? cars.filter((_, each) => number % (each + 2) === 0).map(({ slug }) => slug) : null,
  }
})

function fraction(number: number): number {
  return number - Math.floor(number)
}

type Asked = { point: Point; limit: number } & DealerFilter

/** Measures and sorts every dealer in memory. */
function byHand({ point, limit, service, car }: Asked) {
  return many
    .filter((dealer) => !service || dealer.services.includes(service))
    .filter((dealer) => !car || (dealer.services.includes('sales') && mayShow(dealer, car)))
    .map(({ name, ...dealer }) => ({ name, kilometres: kilometresBetween(point, dealer) }))
    .sort((one, other) => one.kilometres - other.kilometres || (one.name < other.name ? -1 : 1))
    .slice(0, limit)
}

function mayShow({ displayedCars, segments }: Dealer, car: SoughtCar): boolean {
  return displayedCars ? displayedCars.includes(car.slug) : segments.includes(car.class)
}

const degrees = (min: number, max: number) => fc.integer({ min: min * 1e7, max: max * 1e7 }).map((part) => part / 1e7)
const inIndonesia = fc.record({ latitude: degrees(-11, 6), longitude: degrees(95, 141) })
const anywhere = fc.record({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) })
const asked = fc.record({
  point: fc.oneof(inIndonesia, anywhere),
  limit: fc.integer({ min: 1, max: 30 }),
  service: fc.option(fc.constantFrom(...services), { nil: undefined }),
  car: fc.option(fc.constantFrom(...cars), { nil: undefined }),
})

describe.each(everyDatabase)('the nearest dealers on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    const provenance = { source: 'test', sourceDate: '2026', confidence: 'low', hoursConfidence: 'assumed', note: null }
    const hours = { openingHours: written?.openingHours, otherDays: [], demonstrationCarsByHour: {}, serviceBaysByHour: {} }
    const rows = many.map((dealer) => ({ ...dealer, ...provenance, ...hours }))
    await database.db.insert(dealers).values(rows.slice(0, outlets / 2))
    await database.db.insert(dealers).values(rows.slice(outlets / 2))
  })
  afterAll(() => database.close())

  const found = async (query: Asked) =>
    (await nearestDealers(database.db, query)).map(({ dealer, kilometres }) => ({ name: dealer.name, kilometres }))

  test('are the same as when all distances are measured', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (query) => {
        const [answer, expected] = [await found(query), byHand(query)]
        expect(answer.map(({ name }) => name)).toEqual(expected.map(({ name }) => name))
        for (const [place, { kilometres }] of answer.entries()) {
          expect(kilometres).toBeCloseTo(expected[place]?.kilometres ?? Number.NaN, 6)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('at the same point, the first by name comes first', async () => {
    const [one, other] = [many[8], many[9]] as [Dealer, Dealer]
    const answer = await found({ point: one, limit: 2 })
    expect(answer.map(({ name }) => name)).toEqual([one.name, other.name].sort())
    expect(answer[0]?.kilometres).toBe(answer[1]?.kilometres)
    expect(answer[0]?.kilometres).toBeLessThan(0.001)
  })

  test.each([
    ['the North Pole', { latitude: 90, longitude: 0 }],
    ['the South Pole', { latitude: -90, longitude: 0 }],
    ['the other side of the earth', { latitude: 3, longitude: -62 }],
    ['Honolulu, across the date line', { latitude: 21.31, longitude: -157.86 }],
    ['a hair off the equator', { latitude: 5e-324, longitude: 106.8 }],
    ['the Gulf of Guinea, where a missing position lies', { latitude: 0, longitude: 0 }],
  ])('are found from %s too', async (_, point) => {
    expect((await found({ point, limit: 5 })).map(({ name }) => name)).toEqual(
      byHand({ point, limit: 5 }).map(({ name }) => name),
    )
  })

  test('are fewer when fewer dealers fit, and none when all are closed', async () => {
    const point = { latitude: -6.2, longitude: 106.8 }
    const everyOne = await found({ point, limit: 5000, service: 'bodi-cat' })
    expect(everyOne).toHaveLength(many.filter((dealer) => dealer.services.includes('bodi-cat')).length)
    const night = Temporal.Instant.from('2026-11-29T18:00:00Z')
    const inTheWestOnly = Temporal.Instant.from('2026-11-30T08:30:00Z')
    expect(await nearestDealers(database.db, { point, limit: 5, openAt: night })).toEqual([])
    const open = await nearestDealers(database.db, { point, limit: 5, openAt: inTheWestOnly })
    expect(open.map(({ dealer }) => Number(dealer.regencyCode.slice(0, 2)) < 51)).toEqual([true, true, true, true, true])
  })

  test('are listed and counted for a province and for a regency', async () => {
    const names = (all: readonly Dealer[]) => all.map(({ name }) => name)
    const inBali = many.filter(({ regencyCode }) => regencyCode.startsWith('51.'))
    expect(names(await dealersIn(database.db, { provinceCode: '51' }))).toEqual(names(inBali).sort())
    const inDenpasar = inBali.filter(({ regencyCode, services }) => regencyCode === '51.71' && services.includes('sales'))
    expect(names(await dealersIn(database.db, { regencyCode: '51.71' }, { service: 'sales' }))).toEqual(names(inDenpasar).sort())
    const counts = await countByRegion(database.db)
    expect([counts.get('51'), counts.get('31.74')]).toEqual([
      inBali.length,
      many.filter((one) => one.regencyCode === '31.74').length,
    ])
    expect((await countByRegion(database.db, { service: 'bodi-cat' })).get('51') ?? 0).toBe(
      inBali.filter((one) => one.services.includes('bodi-cat')).length,
    )
  })
})
