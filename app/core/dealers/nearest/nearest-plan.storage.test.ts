import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { fiftyThousandDealers } from '../../../../tests/support/many-dealers.ts'
import type { Database, Db } from '../../../platform/database.server.ts'
import { type DealerFilter, sellersOf } from '../dealer-filter.ts'
import { readPlace } from '../read-place.server.ts'
import { regencies } from '../regions.ts'
import { dealersIn } from './in-region.server.ts'
import { nearestDealers } from './nearest.server.ts'

const codes = regencies.map(({ code }) => code)

type Node = {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows': number
  Plans?: Node[]
  'Rows Removed by Filter'?: number
}
const plans = z.array(z.object({ Plan: z.custom<Node>() }))

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
    const { answer, seen } = await explained((db) => nearestDealers(db, { ...query, limit: 10 }))
    expect(answer).toHaveLength(10)
    expect(seen).toHaveLength(2)
    for (const plan of seen) {
      expect(plan.indexes).toContain('dealers_point')
      expect(plan.scans).not.toContain('Seq Scan')
      expect(plan.rows).toBeLessThan(mostRows)
    }
  })

  test('the dealers of a province are read through the index on provinces', async () => {
    const { answer, seen } = await explained((db) => dealersIn(db, { provinceCode: '51' }))
    expect(answer.length).toBeGreaterThan(200)
    expect(seen.map(({ indexes }) => indexes)).toEqual([['dealers_province_name']])
    expect(seen.map(({ rows }) => rows)).toEqual([answer.length])
  })

  test('the next hundred dealers of the most crowded province are read through an index, and no more than that', async () => {
    const after = { name: 'Dealer 30000', slug: 'dealer-30000' }
    const { answer, seen } = await explained((db) => dealersIn(db, { provinceCode: '31' }, { after, limit: 100 }))
    expect(answer).toHaveLength(100)
    expect(answer[0]?.name).toBe('Dealer 30001')
    expect(seen).toMatchObject([{ indexes: ['dealers_province_name'], rows: 100 }])
  })

  test.each([
    ['of all', null],
    ['of the most crowded regency', { regencyCode: '31.74' }],
  ])('the first twenty dealers %s by name are read through an index, and no more rows than that', async (_, region) => {
    const { answer, seen } = await explained((db) => dealersIn(db, region, { service: 'sales', limit: 20 }))
    expect(answer).toHaveLength(20)
    expect(seen.map(({ scans }) => scans)).toEqual([['Index Scan']])
    expect(seen.map(({ rows }) => rows)).toEqual([20])
  })

  test('a choice of dealers reads only the dealers that it shows', async () => {
    const choice = { province: '31', city: '31.74', dealer: 'dealer-49999' }
    const { answer, seen } = await explained((db) => readPlace(db, sellersOf(), choice))
    expect(answer.dealer?.slug).toBe('dealer-49999')
    const [most, ...others] = seen.map(({ rows }) => rows).sort((one, other) => other - one)
    expect(most).toBe(50_000)
    expect(others.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(200)
  })

  /** Runs the queries of a use case, and asks the database for the plan of each. */
  async function explained<Answer>(use: (db: Db) => Promise<Answer>) {
    const seen: ReturnType<typeof scanned>[] = []
    const watching = drizzle(async (query, params) => {
      // Holidays are content, which a process remembers.
      if (!query.includes('sheet_revisions')) seen.push(scanned(await run(sql`explain (analyze, format json) `, query, params)))
      const rows = await run(sql``, query, params)
      return { rows: rows.map((row) => Object.values(row)) }
    })
    return { answer: await use(watching as unknown as Db), seen }
  }

  async function run(before: SQL, query: string, params: unknown[]): Promise<Record<string, unknown>[]> {
    const pieces = query.split(/\$\d+/).map((text, at) => (at === 0 ? sql.raw(text) : sql`${params[at - 1]}${sql.raw(text)}`))
    const { rows } = (await database.db.execute(sql.join([before, ...pieces]))) as unknown as { rows: Record<string, unknown>[] }
    return rows
  }
})

/** The indexes and scans of a query plan, and the number of rows it reads. */
function scanned([row]: Record<string, unknown>[]) {
  const [{ Plan: root }] = plans.parse(row?.['QUERY PLAN']) as [{ Plan: Node }]
  const nodes = flat(root)
  const scans = nodes.filter((node) => !node.Plans?.length)
  return {
    scans: scans.map((node) => node['Node Type']),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    rows: scans.reduce((sum, node) => sum + node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0), 0),
  }
}

function flat(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)]
}
