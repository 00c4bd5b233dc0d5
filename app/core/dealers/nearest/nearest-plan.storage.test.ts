import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { explained } from '../../../../tests/support/explained.ts'
import { fiftyThousandDealers } from '../../../../tests/support/many-dealers.ts'
import type { Database } from '../../../platform/database.server.ts'
import { type DealerFilter, sellersOf } from '../dealer-filter.ts'
import { readPlace } from '../read-place.server.ts'
import { regencies } from '../regions.ts'
import { dealersIn } from './in-region.server.ts'
import { nearestDealers } from './nearest.server.ts'

const codes = regencies.map(({ code }) => code)

const jakarta = { latitude: -6.2, longitude: 106.8 }
const ambon = { latitude: -3.7, longitude: 128.18 }
const kualaLumpur = { latitude: 3.14, longitude: 101.69 }

describe.each(everyDatabase)('with 50,000 dealers on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.db.execute(sql.raw(fiftyThousandDealers(codes)))
    await database.db.execute(sql`analyze dealers`)
  })
  afterAll(() => database.close())

  test.each<[string, DealerFilter & { point: typeof jakarta }, number]>([
    ['in Jakarta', { point: jakarta }, 100],
    ['in Ambon', { point: ambon }, 100],
    ['from abroad', { point: kualaLumpur }, 100],
    ['that paint, one in fifty', { point: jakarta, service: 'bodi-cat' }, 3000],
    ['that may show a car', { point: ambon, car: { slug: 'xpander', class: 'mobil-penumpang' } }, 100],
  ])('the ten nearest dealers %s are read through the index', async (_, query, mostRows) => {
    const { answer, seen } = await explained(database.db, (db) => nearestDealers(db, { ...query, limit: 10 }))
    expect(answer).toHaveLength(10)
    expect(seen).toHaveLength(2)
    for (const plan of seen) {
      expect(plan.indexes).toContain('dealers_point')
      expect(plan.scans).not.toContain('Seq Scan')
      expect(plan.rows).toBeLessThan(mostRows)
    }
  })

  test('the dealers of a province are read through the index on provinces', async () => {
    const { answer, seen } = await explained(database.db, (db) => dealersIn(db, { provinceCode: '51' }))
    expect(answer.length).toBeGreaterThan(200)
    expect(seen.map(({ indexes }) => indexes)).toEqual([['dealers_province_name']])
    expect(seen.map(({ rows }) => rows)).toEqual([answer.length])
  })

  test('the next hundred dealers of the most crowded province are read through an index, and no more than that', async () => {
    const after = { name: 'Dealer 30000', slug: 'dealer-30000' }
    const { answer, seen } = await explained(database.db, (db) => dealersIn(db, { provinceCode: '31' }, { after, limit: 100 }))
    expect(answer).toHaveLength(100)
    expect(answer[0]?.name).toBe('Dealer 30001')
    expect(seen).toMatchObject([{ indexes: ['dealers_province_name'], rows: 100 }])
  })

  test.each([
    ['of all', null],
    ['of the most crowded regency', { regencyCode: '31.74' }],
  ])('the first twenty dealers %s by name are read through an index, and no more rows than that', async (_, region) => {
    const { answer, seen } = await explained(database.db, (db) => dealersIn(db, region, { service: 'sales', limit: 20 }))
    expect(answer).toHaveLength(20)
    expect(seen.map(({ scans }) => scans)).toEqual([['Index Scan']])
    expect(seen.map(({ rows }) => rows)).toEqual([20])
  })

  test('a choice of dealers reads only the dealers that it shows', async () => {
    const choice = { province: '31', city: '31.74', dealer: 'dealer-49999' }
    const { answer, seen } = await explained(database.db, (db) => readPlace(db, sellersOf(), choice))
    expect(answer.dealer?.slug).toBe('dealer-49999')
    const [most, ...others] = seen.map(({ rows }) => rows).sort((one, other) => other - one)
    expect(most).toBe(50_000)
    expect(others.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(200)
  })
})
