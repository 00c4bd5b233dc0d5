import { and, desc, type SQL, sql } from 'drizzle-orm'
import { leadProgress, termsAndDealer } from '../../../core/leads/tables.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Cursor } from './filter.ts'
import { inScope } from './in-scope.server.ts'
import { searchQuery, withinDealers } from './search-query.ts'

type Search = { typed: string; filter: SQL | undefined; after: Cursor | null; count: number }

/**
 * Leads that are compared one by one, and those that are when the first ones show that the name is common. `fewest`: with
 * fewer matches among the first, the index has few rows to sort. The leads of a dealer lie far apart in the table, so
 * fewer are compared.
 */
const compared = {
  all: { first: 5000, most: 20_000, fewest: 5 },
  dealers: { first: 1000, most: 5000, fewest: 12 },
}

/**
 * The places of the newest leads that a typed text names. A common name is found by comparing the newest leads, a rare
 * one by the index: the index would find every Budi of a million leads, only to sort them.
 */
export async function foundIds(db: Db, grant: Grant, { typed, filter, after, count }: Search): Promise<Cursor[]> {
  const query = searchQuery(typed)
  if (query === null || grant.scope.length === 0) return []
  const earlier = after
    ? sql`(${leadProgress.askedAt}, ${leadProgress.leadId}) < (${after.at.toString()}::timestamptz, ${after.leadId}::uuid)`
    : undefined
  const named = sql`${leadProgress.terms} @@ ${query}::tsquery`
  const newest = { scope: and(inScope(grant), earlier), wanted: and(filter, named), count }
  const [bounds, indexed] = grant.scope === 'all' ? [compared.all, query] : [compared.dealers, withinDealers(query, grant.scope)]
  const byIndex = () => amongIndexed(db, indexed, { wanted: and(filter, earlier), count })
  const first = await amongNewest(db, newest, { from: 0, to: bounds.first })
  if (first.length === count) return first
  if (first.length < bounds.fewest) return byIndex()
  const next = await amongNewest(db, newest, { from: bounds.first, to: bounds.most })
  // A lead that came between the two readings moves the last of the first into the next.
  const more = [...first, ...next.filter(({ leadId }) => first.every((one) => one.leadId !== leadId))].slice(0, count)
  return more.length === count ? more : byIndex()
}

type Newest = { scope: SQL | undefined; wanted: SQL | undefined; count: number }

/** The matches among the leads at these places, counted from the newest. */
async function amongNewest(
  db: Db,
  { scope, wanted, count }: Newest,
  { from, to }: { from: number; to: number },
): Promise<Cursor[]> {
  const newest = db
    .select()
    .from(leadProgress)
    .where(scope)
    .orderBy(desc(leadProgress.askedAt), desc(leadProgress.leadId))
    .offset(from)
    .limit(to - from)
  const found = sql`select lead_id, asked_at from (${newest}) lead_progress where ${wanted} order by asked_at desc, lead_id desc limit ${count}`
  return placesOf(await db.execute(found))
}

/** The sum in the order keeps the planner from walking through all leads in their order. */
async function amongIndexed(db: Db, query: string, { wanted, count }: Omit<Newest, 'scope'>): Promise<Cursor[]> {
  const { leadId, askedAt } = leadProgress
  const rows = await db
    .select({ leadId, at: askedAt })
    .from(leadProgress)
    .where(and(sql`${termsAndDealer(leadProgress)} @@ ${query}::tsquery`, wanted))
    .orderBy(desc(sql`${askedAt} + interval '0'`), desc(leadId))
    .limit(count)
  return rows.map((row) => ({ part: 'rest', ...row }))
}

function placesOf(result: unknown): Cursor[] {
  const { rows } = result as { rows: { lead_id: string; asked_at: string | Date }[] }
  return rows.map(({ lead_id, asked_at }) => ({ part: 'rest', at: instantOf(asked_at), leadId: lead_id }))
}

const instantOf = (value: string | Date): Instant => Temporal.Instant.fromEpochMilliseconds(new Date(value).getTime())
