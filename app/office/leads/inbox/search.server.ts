import { and, desc, type SQL, sql } from 'drizzle-orm'
import { leadProgress } from '../../../core/leads/tables.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Cursor } from './filter.ts'
import { inScope } from './in-scope.server.ts'
import { searchQuery } from './search-query.ts'

type Search = { typed: string; filter: SQL | undefined; after: Cursor | null; count: number }

/** Leads that are compared one by one. A name that one person in a hundred has is found among them. */
const mostCompared = 5000

/**
 * The places of the newest leads that a typed text names. A common name is found by comparing the newest leads, a rare
 * one by the index: the index would find every Budi of a million leads, only to sort them.
 */
export async function foundIds(db: Db, grant: Grant, { typed, filter, after, count }: Search): Promise<Cursor[]> {
  const query = searchQuery(typed)
  if (query === null) return []
  const named = sql`${leadProgress.terms} @@ ${query}::tsquery`
  const earlier = after
    ? sql`(${leadProgress.askedAt}, ${leadProgress.leadId}) < (${after.at.toString()}::timestamptz, ${after.leadId}::uuid)`
    : undefined
  const recent = await amongNewest(db, { scope: and(inScope(grant), earlier), wanted: and(filter, named), count })
  return recent.length === count ? recent : byIndex(db, and(filter, earlier), named, count)
}

async function amongNewest(db: Db, { scope, wanted, count }: { scope: SQL | undefined; wanted: SQL | undefined; count: number }) {
  const newest = db
    .select()
    .from(leadProgress)
    .where(scope)
    .orderBy(desc(leadProgress.askedAt), desc(leadProgress.leadId))
    .limit(mostCompared)
  const found = sql`select lead_id, asked_at from (${newest}) lead_progress where ${wanted} order by asked_at desc, lead_id desc limit ${count}`
  return placesOf(await db.execute(found))
}

/** Without `materialized` the planner may walk through all leads in their order. */
async function byIndex(db: Db, filter: SQL | undefined, named: SQL, count: number) {
  const found = sql`
    with named as materialized (select * from lead_progress where ${named})
    select lead_id, asked_at from named lead_progress ${filter ? sql`where ${filter}` : sql``}
    order by asked_at desc, lead_id desc limit ${count}`
  return placesOf(await db.execute(found))
}

function placesOf(result: unknown): Cursor[] {
  const { rows } = result as { rows: { lead_id: string; asked_at: string | Date }[] }
  return rows.map(({ lead_id, asked_at }) => ({ part: 'rest', at: instantOf(asked_at), leadId: lead_id }))
}

const instantOf = (value: string | Date): Instant => Temporal.Instant.fromEpochMilliseconds(new Date(value).getTime())
