import { and, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { dealers } from '../../../core/dealers/tables.ts'
import { erasedLeads, leadProgress } from '../../../core/leads/tables.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { inScope } from '../inbox/in-scope.server.ts'
import { type Figure, type Figures, type Grouping, mostGroups, type Period } from './figure.ts'

/** The figures of requests made in a period, by dealer or kind, beside those of the equally long period before. */
export async function readFigures(
  db: Db,
  grant: Grant<'figures:read'>,
  { from, to, by }: Period & { by: Grouping },
  now: Instant,
): Promise<Figures> {
  const earlier = periodBefore({ from, to })
  const groups = await grouped(db, grant, { from, to }, by, now)
  const groupsBefore = await grouped(db, grant, earlier, by, now, groups)
  const before = new Map(groupsBefore.map((figure) => [figure.key, figure]))
  return {
    ...(await readTotals(db, grant, { from, to }, now)),
    groups: groups.map((figure) => ({ ...figure, before: before.get(figure.key) ?? null })),
  }
}

/** The figures of all requests of a period, beside those of the equally long period before. */
export async function readTotals(db: Db, grant: Grant<'figures:read'>, period: Period, now: Instant) {
  return { all: await whole(db, grant, period, now), before: await whole(db, grant, periodBefore(period), now) }
}

const periodBefore = ({ from, to }: Period): Period => ({ from: from.subtract(from.until(to)), to: from })

/** Leads with a promise, and what is kept of erased ones. `inTime`: null until the promise is decided. */
function countable(db: Db, grant: Grant, period: Period, now: Instant) {
  const { kind, dealerId, askedAt, promisedBy, firstContactAt, firstContactMinutes } = leadProgress
  const decided = sql`${firstContactAt} is not null or ${promisedBy} < ${now.toString()}`
  const present = db
    .select({
      kind: sql<string>`${kind}`.as('kind'),
      dealerId: sql<string | null>`${dealerId}`.as('answering_dealer'),
      answered: sql<boolean>`${firstContactAt} is not null`.as('answered'),
      inTime: sql<boolean | null>`case when ${decided} then coalesce(${firstContactAt} <= ${promisedBy}, false) end`.as('kept'),
      minutes: sql<number | null>`${firstContactMinutes}`.as('minutes'),
    })
    .from(leadProgress)
    .where(and(inScope(grant), gte(askedAt, period.from), lt(askedAt, period.to), isNotNull(promisedBy)))
  const erased = db
    .select({
      kind: sql<string>`${erasedLeads.kind}`.as('kind'),
      dealerId: sql<string | null>`${erasedLeads.dealerId}`.as('answering_dealer'),
      answered: sql<boolean>`${erasedLeads.answered}`.as('answered'),
      inTime: sql<boolean | null>`${erasedLeads.inTime}`.as('kept'),
      minutes: sql<number | null>`${erasedLeads.firstContactMinutes}`.as('minutes'),
    })
    .from(erasedLeads)
    .where(and(inScope(grant, erasedLeads), gte(erasedLeads.askedAt, period.from), lt(erasedLeads.askedAt, period.to)))
  return unionAll(present, erased).as('countable')
}

type Countable = ReturnType<typeof countable>

const percentile = (share: number, { minutes }: Countable): SQL<number | null> =>
  sql`percentile_cont(${share}) within group (order by ${minutes})::float8`

const measures = (leads: Countable) => ({
  count: sql<number>`count(*)::int`,
  answered: sql<number>`(count(*) filter (where ${leads.answered}))::int`,
  median: percentile(0.5, leads),
  p90: percentile(0.9, leads),
  inTime: sql<number | null>`avg(case when ${leads.inTime} then 1 when not ${leads.inTime} then 0 end)::float8`,
})

async function whole(db: Db, grant: Grant, period: Period, now: Instant): Promise<Figure> {
  const leads = countable(db, grant, period, now)
  const [row] = await db.select(measures(leads)).from(leads)
  return { key: null, name: null, ...(row ?? { count: 0, answered: 0, median: null, p90: null, inTime: null }) }
}

/** The groups with the most requests, or only `these` groups. */
async function grouped(
  db: Db,
  grant: Grant,
  period: Period,
  by: Grouping,
  now: Instant,
  these?: readonly Pick<Figure, 'key'>[],
): Promise<Figure[]> {
  const leads = countable(db, grant, period, now)
  const key = by === 'dealer' ? leads.dealerId : leads.kind
  const named = sql`coalesce(${key}, '')`
  const rows = await db
    .select({ key: sql<string | null>`${key}`, ...measures(leads) })
    .from(leads)
    .where(these && inArray(named, ['', ...these.map((group) => group.key ?? '')]))
    .groupBy(key)
    .orderBy(sql`count(*) desc`, key)
    .limit(mostGroups)
  const names = by === 'dealer' ? await dealerNames(db, rows) : new Map<string, string>()
  return rows.map((row) => ({ ...row, name: names.get(row.key ?? '') ?? null }))
}

async function dealerNames(db: Db, groups: readonly Pick<Figure, 'key'>[]): Promise<ReadonlyMap<string, string>> {
  const { id, name } = dealers
  const ids = groups.flatMap(({ key }) => key ?? [])
  const rows = await db.select({ id, name }).from(dealers).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.name]))
}
