import { and, desc, type SQL, sql } from 'drizzle-orm'
import { leadProgress } from '../../../core/leads/tables.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Cursor } from './filter.ts'
import { inScope } from './in-scope.server.ts'
import { searchQuery } from './search-query.ts'

type Search = { typed: string; filter: SQL | undefined; after: Cursor | null; count: number }

/** Leads that are compared one by one, and those that are when the first ones show that the name is common. */
const [firstCompared, mostCompared] = [5000, 20_000]
/** Matches among the first: with fewer, the index has few rows to sort. */
const fewestOfCommon = 5

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
  const newest = { scope: and(inScope(grant), earlier), wanted: and(filter, named), count }
  const first = await amongNewest(db, newest, { from: 0, to: firstCompared })
  if (first.length === count) return first
  if (first.length < fewestOfCommon) return byIndex(db, and(filter, earlier), named, count)
  const next = await amongNewest(db, newest, { from: firstCompared, to: mostCompared })
  // A lead that came between the two readings moves the last of the first into the next.
  const more = [...first, ...next.filter(({ leadId }) => first.every((one) => one.leadId !== leadId))].slice(0, count)
  const isWhole = more.length === count || (grant.scope !== 'all' && (await hasFew(db, newest.scope)))
  return isWhole ? more : byIndex(db, and(filter, earlier), named, count)
}

/** True when all leads of a dealer can be compared. */
async function hasFew(db: Db, scope: SQL | undefined): Promise<boolean> {
  const { leadId } = leadProgress
  const beyond = await db.select({ leadId }).from(leadProgress).where(scope).offset(mostCompared).limit(1)
  return beyond.length === 0
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
async function byIndex(db: Db, filter: SQL | undefined, named: SQL, count: number): Promise<Cursor[]> {
  const { leadId, askedAt } = leadProgress
  const rows = await db
    .select({ leadId, at: askedAt })
    .from(leadProgress)
    .where(and(named, filter))
    .orderBy(desc(sql`${askedAt} + interval '0'`), desc(leadId))
    .limit(count)
  return rows.map((row) => ({ part: 'rest', ...row }))
}

function placesOf(result: unknown): Cursor[] {
  const { rows } = result as { rows: { lead_id: string; asked_at: string | Date }[] }
  return rows.map(({ lead_id, asked_at }) => ({ part: 'rest', at: instantOf(asked_at), leadId: lead_id }))
}

const instantOf = (value: string | Date): Instant => Temporal.Instant.fromEpochMilliseconds(new Date(value).getTime())
