import { and, asc, count, countDistinct, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.server.ts'
import { remembered } from '../../content/content-memory.server.ts'
import { type Dealer, dealerFrom } from '../dealer.ts'
import { type DealerFilter, filterKey } from '../dealer-filter.ts'
import { dealerOf } from '../dealers.server.ts'
import { readHolidays } from '../holidays/holiday-store.server.ts'
import { provinceOf } from '../regions.ts'
import { dealers } from '../tables.ts'
import { fits } from './dealer-filter.server.ts'

/** A province, a regency, several of either by their codes, an area in degrees, or dealers by their slugs. */
export type Region =
  | { provinceCode: string }
  | { regencyCode: string }
  | { codes: readonly string[] }
  | InArea
  | { slugs: readonly string[] }

type InArea = { area: { south: number; west: number; north: number; east: number } }

/** The number of dealers in each province and regency, by code. A region without a dealer is missing. */
export type RegionCounts = ReadonlyMap<string, number>

/** The dealers of a region, or all of them, sorted by name. With `limit`: only the first ones. */
export async function dealersIn(
  db: Db,
  region: Region | null,
  { limit, ...filter }: DealerFilter & { limit?: number } = {},
): Promise<Dealer[]> {
  const listed = db
    .select()
    .from(dealers)
    .where(inRegion(region, filter))
    .orderBy(...byName)
  // A list without a limit may be longer than the content cache.
  const holidays = await readHolidays(db)
  if (limit === undefined) return (await listed).map((row) => dealerFrom(row, holidays))
  return Promise.all((await listed.limit(limit)).map((row) => dealerOf(db, row, holidays)))
}

/** The order of every dealer list without distances. */
export const byName = [asc(dealers.name), asc(dealers.slug)]

/** Condition for dealers of a region (or anywhere) that fit a filter. */
export const inRegion = (region: Region | null, filter: DealerFilter): SQL | undefined =>
  and(region ? isIn(region) : undefined, fits(filter))

export function countByRegion(db: Db, filter: DealerFilter = {}): Promise<RegionCounts> {
  return remembered(db, `dealers by region/${filterKey(filter)}`, async () => {
    const rows = await db
      .select({ regency: dealers.regencyCode, outlets: count() })
      .from(dealers)
      .where(fits(filter))
      .groupBy(dealers.regencyCode)
    const counts = new Map(rows.map(({ regency, outlets }) => [regency, outlets]))
    for (const { regency, outlets } of rows) {
      const { code } = provinceOf(regency)
      counts.set(code, (counts.get(code) ?? 0) + outlets)
    }
    return counts
  })
}

/** The number of dealers that fit, and of the cities they are in. */
export function countOutlets(db: Db, filter: DealerFilter): Promise<{ outlets: number; cities: number }> {
  return remembered(db, `outlets/${filterKey(filter)}`, async () => {
    const [found] = await db
      .select({ outlets: count(), cities: countDistinct(dealers.city) })
      .from(dealers)
      .where(fits(filter))
    return found ?? { outlets: 0, cities: 0 }
  })
}

/** The number of dealers in several regions, none of which contains another, or in all provinces. */
export function countIn(counts: RegionCounts, region: { codes: readonly string[] } | null): number {
  const codes = region?.codes ?? [...counts.keys()].filter((code) => !code.includes('.'))
  return codes.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0)
}

export async function countInArea(db: Db, region: InArea, filter: DealerFilter): Promise<number> {
  const [found] = await db.select({ outlets: count() }).from(dealers).where(inRegion(region, filter))
  return found?.outlets ?? 0
}

function isIn(region: Region): SQL | undefined {
  if ('area' in region) return isInArea(region)
  if ('slugs' in region) return inArray(dealers.slug, [...region.slugs])
  if ('codes' in region) return or(...region.codes.map((code) => (code.includes('.') ? isInRegency(code) : isInProvince(code))))
  return 'regencyCode' in region ? isInRegency(region.regencyCode) : isInProvince(region.provinceCode)
}

// The index of points answers this.
const isInArea = ({ area: { south, west, north, east } }: InArea) =>
  sql`point(${dealers.longitude}, ${dealers.latitude}) <@ box(point(${west}, ${south}), point(${east}, ${north}))`

const isInRegency = (code: string) => eq(dealers.regencyCode, code)

// The dot ends the province's code. `provinceOf` checks the code, so that no wildcard from an address gets into the pattern.
const isInProvince = (code: string) => like(dealers.regencyCode, `${provinceOf(code).code}.%`)
