import { and, asc, count, countDistinct, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.server.ts'
import { rememberedFrom } from '../../content/content-memory.server.ts'
import { type Dealer, dealerFrom } from '../dealer.ts'
import { type DealerFilter, filterKey } from '../dealer-filter.ts'
import { dealersFrom } from '../dealers.server.ts'
import { allDealers } from '../dealers-version.server.ts'
import { readHolidays } from '../holidays/holiday-store.server.ts'
import { provinceOf } from '../regions.ts'
import { dealers, provinceCode } from '../tables.ts'
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

/** Part of a list: the first dealers, those from a place on, or those after a dealer. */
type Part = { limit?: number; offset?: number; after?: Pick<Dealer, 'name' | 'slug'> | undefined }

/** The dealers of a region, or all of them, sorted by name. */
export async function dealersIn(
  db: Db,
  region: Region | null,
  { limit, offset = 0, after, ...filter }: DealerFilter & Part = {},
): Promise<Dealer[]> {
  const listed = db
    .select()
    .from(dealers)
    .where(and(inRegion(region, filter), after && comesAfter(after)))
    .orderBy(...byName)
    .offset(offset)
  // A list without a limit may be longer than the content cache.
  if (limit === undefined) {
    const [rows, holidays] = [await listed, await readHolidays(db)]
    return rows.map((row) => dealerFrom(row, holidays))
  }
  return dealersFrom(db, await listed.limit(limit))
}

/** The order of every dealer list without distances. */
export const byName = [asc(dealers.name), asc(dealers.slug)]

const comesAfter = ({ name, slug }: Pick<Dealer, 'name' | 'slug'>) => sql`(${dealers.name}, ${dealers.slug}) > (${name}, ${slug})`

/** Condition for dealers of a region (or anywhere) that fit a filter. */
export const inRegion = (region: Region | null, filter: DealerFilter): SQL | undefined =>
  and(region ? isIn(region) : undefined, fits(filter))

export function countByRegion(db: Db, filter: DealerFilter = {}): Promise<RegionCounts> {
  return rememberedFrom(db, allDealers, `by region/${filterKey(filter)}`, async () => {
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
  return rememberedFrom(db, allDealers, `outlets/${filterKey(filter)}`, async () => {
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

const isInProvince = (code: string) => eq(provinceCode(dealers), provinceOf(code).code)
