import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { dealers } from '../../../core/dealers/tables.ts'
import { erasedLeads, leadProgress } from '../../../core/leads/tables.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { inScope } from '../inbox/in-scope.server.ts'
import type { Figure, Figures, Grouping, Period } from './figure.ts'

/** The figures of requests made in a period, by dealer or kind, beside those of the equally long period before. */
export async function readFigures(
  db: Db,
  grant: Grant<'figures:read'>,
  { from, to, by }: Period & { by: Grouping },
  now: Instant,
): Promise<Figures> {
  const earlier = { from: from.subtract(from.until(to)), to: from }
  const [groups, groupsBefore] = [await grouped(db, grant, { from, to }, by, now), await grouped(db, grant, earlier, by, now)]
  const before = new Map(groupsBefore.map((figure) => [figure.key, figure]))
  return {
    all: await whole(db, grant, { from, to }, now),
    before: await whole(db, grant, earlier, now),
    groups: groups.map((figure) => ({ ...figure, before: before.get(figure.key) ?? null })),
  }
}

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

function grouped(db: Db, grant: Grant, period: Period, by: Grouping, now: Instant): Promise<Figure[]> {
  const leads = countable(db, grant, period, now)
  const key = by === 'dealer' ? leads.dealerId : leads.kind
  const name = by === 'dealer' ? sql<string | null>`min(${dealers.name})` : sql<null>`null::text`
  return db
    .select({ key: sql<string | null>`${key}`, name, ...measures(leads) })
    .from(leads)
    .leftJoin(dealers, eq(dealers.id, leads.dealerId))
    .groupBy(key)
    .orderBy(sql`count(*) desc`, key)
}
