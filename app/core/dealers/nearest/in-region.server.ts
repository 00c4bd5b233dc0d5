import { and, asc, count, eq, like } from 'drizzle-orm'
import type { Db } from '../../../platform/database.server.ts'
import { type Dealer, dealerSchema } from '../dealer.ts'
import { provinceOf } from '../regions.ts'
import { dealers } from '../tables.ts'
import { type DealerFilter, fits } from './dealer-filter.server.ts'

export type Region = { provinceCode: string } | { regencyCode: string }

/** The outlets of a province or regency, or all of them, by name. */
export async function dealersIn(db: Db, region: Region | null, filter: DealerFilter = {}): Promise<Dealer[]> {
  const rows = await db
    .select()
    .from(dealers)
    .where(and(region ? isIn(region) : undefined, fits(filter)))
    .orderBy(asc(dealers.name), asc(dealers.slug))
  return rows.map((row) => dealerSchema.parse(row))
}

/** How many outlets each province and each regency has, by their codes; a region without one is not in it. */
export async function countByRegion(db: Db, filter: DealerFilter = {}): Promise<ReadonlyMap<string, number>> {
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
}

// The dot ends the province's number: a code that came from outside finds nothing else by a wildcard in it.
function isIn(region: Region) {
  if ('regencyCode' in region) return eq(dealers.regencyCode, region.regencyCode)
  return like(dealers.regencyCode, `${provinceOf(region.provinceCode).code}.%`)
}
