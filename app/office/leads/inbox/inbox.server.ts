import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { dealers } from '../../../core/dealers/tables.ts'
import { isTyped } from '../../../core/dealers/typed-dealer.server.ts'
import { leadProgress, leads } from '../../../core/leads/tables.ts'
import { openStatuses } from '../../../core/leads/work-status.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { staff } from '../../../core/staff/tables.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Cursor, Filter, View } from './filter.ts'
import { inScope } from './in-scope.server.ts'
import { foundIds } from './search.server.ts'

export const pageLength = 50

export type InboxRow = Awaited<ReturnType<typeof rowsOf>>[number]
export type InboxPage = { rows: InboxRow[]; next: Cursor | null }

/** What an employee asks the inbox for. `dayEnds`: the end of the employee's day. */
export type Asked = { filter: Filter; now: Instant; dayEnds: Instant; length?: number }

/** A page of the inbox: leads with a promise first, least time left first; then the others, newest first. */
export async function readInbox(db: Db, grant: Grant<'lead:read'>, asked: Asked): Promise<InboxPage> {
  const { filter, length = pageLength } = asked
  const places = filter.query
    ? await foundIds(db, grant, {
        typed: filter.query,
        filter: conditionOf(grant, asked),
        after: filter.after,
        count: length + 1,
      })
    : await listedPlaces(db, grant, asked, length + 1)
  const last = places[length - 1]
  const rows = await rowsOf(db, places.slice(0, length))
  return { rows, next: places.length > length && last ? last : null }
}

/** The places of the next rows in the list, in order. */
async function listedPlaces(db: Db, grant: Grant, asked: Asked, count: number): Promise<Cursor[]> {
  const { filter } = asked
  const where = conditionOf(grant, asked)
  if (filter.sort === 'terbaru') return newest(db, where, filter.after, count)
  const waiting = filter.after?.part === 'rest' ? [] : await waitingFirst(db, where, filter.after, count)
  if (waiting.length === count || onlyWaiting.includes(filter.view)) return waiting
  const after = filter.after?.part === 'rest' ? filter.after : null
  return [...waiting, ...(await newest(db, and(where, isNull(leadProgress.dueAt)), after, count - waiting.length))]
}

/** Views of leads that wait for an answer. */
const onlyWaiting: readonly View[] = ['terlambat', 'hari-ini', 'baru', 'dieskalasi']

async function waitingFirst(db: Db, where: SQL | undefined, after: Cursor | null, count: number): Promise<Cursor[]> {
  const { leadId, dueAt } = leadProgress
  const later = after ? sql`(${dueAt}, ${leadId}) > (${after.at.toString()}::timestamptz, ${after.leadId}::uuid)` : undefined
  const rows = await db
    .select({ leadId, at: dueAt })
    .from(leadProgress)
    .where(and(where, isNotNull(dueAt), later))
    .orderBy(asc(dueAt), asc(leadId))
    .limit(count)
  return rows.flatMap(({ leadId, at }) => (at ? [{ part: 'waiting' as const, at, leadId }] : []))
}

async function newest(db: Db, where: SQL | undefined, after: Cursor | null, count: number): Promise<Cursor[]> {
  const { leadId, askedAt } = leadProgress
  const earlier = after ? sql`(${askedAt}, ${leadId}) < (${after.at.toString()}::timestamptz, ${after.leadId}::uuid)` : undefined
  const rows = await db
    .select({ leadId, at: askedAt })
    .from(leadProgress)
    .where(and(where, earlier))
    .orderBy(desc(askedAt), desc(leadId))
    .limit(count)
  return rows.map(({ leadId, at }) => ({ part: 'rest', at, leadId }))
}

/** The filter as a condition, within the grant's dealers. A search also lists duplicates that were merged. */
export function conditionOf(grant: Grant, { filter, now, dayEnds }: Asked): SQL | undefined {
  const { kind, status, dealer, query } = filter
  return and(
    inScope(grant),
    query ? undefined : isNull(leadProgress.mergedInto),
    viewCondition(filter.view, grant, now, dayEnds),
    kind ? eq(leadProgress.kind, kind) : undefined,
    status ? eq(leadProgress.status, status) : undefined,
    dealer ? sql`${leadProgress.dealerId} = (select ${dealers.id} from ${dealers} where ${isTyped(dealer)} limit 1)` : undefined,
  )
}

function viewCondition(view: View, { staff }: Grant, now: Instant, dayEnds: Instant): SQL | undefined {
  const { dueAt, assigneeId, escalatedAt, status } = leadProgress
  if (view === 'terlambat') return lte(dueAt, now)
  if (view === 'hari-ini') return and(gt(dueAt, now), lte(dueAt, dayEnds))
  if (view === 'baru') return isNotNull(dueAt)
  if (view === 'dieskalasi') return and(isNotNull(dueAt), isNotNull(escalatedAt))
  return view === 'milik-saya' ? and(eq(assigneeId, staff.id), inArray(status, [...openStatuses])) : undefined
}

/** The rows of these places, in the same order. */
async function rowsOf(db: Db, places: readonly Cursor[]) {
  const ids = places.map(({ leadId }) => leadId)
  const rows = ids.length === 0 ? [] : await selectRows(db, ids)
  const byId = new Map(rows.map((row) => [row.leadId, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function selectRows(db: Db, ids: readonly string[]) {
  const { leadId, kind, status, askedAt, dueAt, firstContactAt, escalatedAt, mergedInto, assigneeId, dealerId } = leadProgress
  const vehicle = sql<string | null>`${leads.payload}->>'vehicle'`
  return db
    .select({
      leadId,
      kind: sql<InboxKind>`${kind}`,
      status,
      askedAt,
      dueAt,
      firstContactAt,
      escalatedAt,
      mergedInto,
      assigneeId,
      assignee: staff.name,
      dealerId,
      dealer: dealers.name,
      reference: leads.reference,
      name: leads.name,
      phone: leads.phone,
      email: leads.email,
      vehicle,
    })
    .from(leadProgress)
    .innerJoin(leads, eq(leads.id, leadId))
    .leftJoin(dealers, eq(dealers.id, dealerId))
    .leftJoin(staff, eq(staff.id, assigneeId))
    .where(inArray(leadId, [...ids]))
}

type InboxKind = Filter['kind'] & string

/** Numbers above this are shown as `99+`: counting further costs more than it says. */
export const mostCounted = 99

/** How many leads each of these views has, up to one more than `mostCounted`. */
export async function countViews(
  db: Db,
  grant: Grant<'lead:read'>,
  asked: Omit<Asked, 'filter'>,
): Promise<Record<CountedView, number>> {
  const counts = countedViews.map((view) => {
    const filter = { view, kind: null, status: null, dealer: null, query: '', sort: 'waktu', after: null } as const
    const counted = db
      .select({ leadId: leadProgress.leadId })
      .from(leadProgress)
      .where(conditionOf(grant, { ...asked, filter }))
      .limit(mostCounted + 1)
    return sql`(select count(*)::int from (${counted}) counted) as ${sql.identifier(view)}`
  })
  const { rows } = (await db.execute(sql`select ${sql.join(counts, sql`, `)}`)) as unknown as {
    rows: Record<CountedView, number>[]
  }
  return rows[0] as Record<CountedView, number>
}

const countedViews = ['terlambat', 'hari-ini', 'baru', 'milik-saya', 'dieskalasi'] as const satisfies readonly View[]
export type CountedView = (typeof countedViews)[number]

/** The end of the day in a zone. */
export function endOfDay(now: Instant, zone: string): Instant {
  const day = now.toZonedDateTimeISO(zone)
  return day
    .add({ days: 1 })
    .startOfDay()
    .toInstant()
    .subtract(new Temporal.Duration(0, 0, 0, 0, 0, 0, 0, 1))
}
