import { and, asc, count, eq, like, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database.server.ts'
import { remembered } from '../../content/content-memory.server.ts'
import type { Dealer } from '../dealer.ts'
import { dealerOf } from '../dealers.server.ts'
import { provinceOf } from '../regions.ts'
import { dealers } from '../tables.ts'
import { type DealerFilter, fits } from './dealer-filter.server.ts'

/** One province, one regency, or several of either by their codes. */
export type Region = { provinceCode: string } | { regencyCode: string } | { codes: readonly string[] }

/** The outlets of a region, or all of them, by name. */
export async function dealersIn(db: Db, region: Region | null, filter: DealerFilter = {}): Promise<Dealer[]> {
  const rows = await db
    .select()
    .from(dealers)
    .where(and(region ? isIn(region) : undefined, fits(filter)))
    .orderBy(asc(dealers.name), asc(dealers.slug))
  return Promise.all(rows.map((row) => dealerOf(db, row)))
}

/** How many outlets each province and each regency has, by their codes; a region without one is not in it. */
export function countByRegion(db: Db, filter: DealerFilter = {}): Promise<ReadonlyMap<string, number>> {
  return remembered(db, `dealers by region, ${filter.service ?? ''}, ${filter.car?.slug ?? ''}`, async () => {
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

function isIn(region: Region): SQL | undefined {
  if ('codes' in region) return or(...region.codes.map((code) => (code.includes('.') ? isInRegency(code) : isInProvince(code))))
  return 'regencyCode' in region ? isInRegency(region.regencyCode) : isInProvince(region.provinceCode)
}

const isInRegency = (code: string) => eq(dealers.regencyCode, code)

// The dot ends the province's number: a code that came from outside finds nothing else by a wildcard in it.
const isInProvince = (code: string) => like(dealers.regencyCode, `${provinceOf(code).code}.%`)
