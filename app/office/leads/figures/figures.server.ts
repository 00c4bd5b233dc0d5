import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { dealers } from '../../../core/dealers/tables.ts'
import { leadProgress } from '../../../core/leads/tables.ts'
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

const { kind, dealerId, askedAt, promisedBy, firstContactAt, firstContactMinutes } = leadProgress

const percentile = (share: number): SQL<number | null> =>
  sql`percentile_cont(${share}) within group (order by ${firstContactMinutes})::float8`

const kept = sql`count(*) filter (where ${firstContactAt} <= ${promisedBy})`
/** Answered, or missed by now. */
const decided = (now: Instant) => sql`count(*) filter (where ${firstContactAt} is not null or ${promisedBy} < ${now.toString()})`

const measures = (now: Instant) => ({
  count: sql<number>`count(*)::int`,
  answered: sql<number>`count(${firstContactAt})::int`,
  median: percentile(0.5),
  p90: percentile(0.9),
  inTime: sql<number | null>`(${kept}::float8 / nullif(${decided(now)}, 0))`,
})

const asked = (grant: Grant, { from, to }: Period) =>
  and(inScope(grant), gte(askedAt, from), lt(askedAt, to), isNotNull(promisedBy))

async function whole(db: Db, grant: Grant, period: Period, now: Instant): Promise<Figure> {
  const [row] = await db.select(measures(now)).from(leadProgress).where(asked(grant, period))
  return { key: null, name: null, ...(row ?? { count: 0, answered: 0, median: null, p90: null, inTime: null }) }
}

function grouped(db: Db, grant: Grant, period: Period, by: Grouping, now: Instant): Promise<Figure[]> {
  const key = by === 'dealer' ? dealerId : kind
  const name = by === 'dealer' ? sql<string | null>`min(${dealers.name})` : sql<null>`null::text`
  return db
    .select({ key: sql<string | null>`${key}`, name, ...measures(now) })
    .from(leadProgress)
    .leftJoin(dealers, eq(dealers.id, dealerId))
    .where(asked(grant, period))
    .groupBy(key)
    .orderBy(sql`count(*) desc`, key)
}
