import { and, desc, eq, getTableColumns, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { remembered } from './content-memory.server.ts'
import { eventKind } from './event-schema.ts'
import { phaseChanges } from './event-times.ts'
import type { PublicEvent } from './events.ts'
import { readBodies } from './picture-uses.server.ts'
import { comingInOrder, contains, editionOf, type Item, isShownAt } from './shown-items.server.ts'
import { contentItems } from './tables.ts'

// Events are in the order of their days, not of their publication. So a list also changes when an event begins or ends.

const { name } = eventKind
const { kind, body, slug } = contentItems

const edge = (position: 0 | -1, time: 'opens' | 'closes'): SQL => {
  const text = (field: string) => sql`(${body} #>> ${sql.raw(`'{days,${position},${field}}'`)})`
  return sql`((${text('date')} || ' ' || ${text(time)})::timestamp at time zone (${body} ->> 'zone'))`
}
const begins = edge(0, 'opens')
const ends = edge(-1, 'closes')
const isOverAt = (now: Instant) => sql`${ends} <= ${now.toString()}::timestamptz`

export type WantedEvents = {
  /** Facets that an event must have, as in `{ topic: 'servis', place: { province: 'bali' } }`. */
  containing?: Record<string, unknown>
  /** Has a day in this year. */
  year?: number | null
  page: number
  perPage: number
}

/** One page of published events: coming and current ones by day, then past ones, the latest first. And the number of all. */
export async function listEvents(
  db: Db,
  wanted: WantedEvents,
  now: Instant,
): Promise<{ items: Item<PublicEvent>[]; total: number }> {
  const { edition } = await editionAt(db, now)
  return remembered(
    db,
    `events ${edition} ${JSON.stringify(wanted)}`,
    () => readEvents(db, wanted, now),
    ({ items }) => items.length > 0,
  )
}

async function readEvents(db: Db, { containing = {}, year, page, perPage }: WantedEvents, now: Instant) {
  const wanted = and(eq(kind, name), isShownAt(now), contains(containing), year ? hasDayIn(year) : undefined)
  const rows = await db
    .select(getTableColumns(contentItems))
    .from(contentItems)
    .where(wanted)
    .orderBy(isOverAt(now), desc(sql`case when ${isOverAt(now)} then ${ends} end`), begins, slug)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const total = await db.$count(contentItems, wanted)
  return { items: await readBodies(db, eventKind, rows), total }
}

const hasDayIn = (year: number): SQL =>
  sql`jsonb_path_exists(${body}, ${`$.days[*] ? (@.date starts with "${year}-")`}::jsonpath)`

/** The years and provinces of the published events, for the filter. */
export async function eventFacets(db: Db, now: Instant): Promise<{ years: number[]; provinces: string[] }> {
  const { edition } = await editionAt(db, now)
  return remembered(db, `event facets ${edition}`, async () => {
    const shown = and(eq(kind, name), isShownAt(now))
    const year = sql<number>`left(jsonb_array_elements(${body} -> 'days') ->> 'date', 4)::int`
    const province = sql<string>`${body} #>> '{place,province}'`
    const [years, provinces] = await Promise.all([
      db.selectDistinct({ year }).from(contentItems).where(shown).orderBy(desc(year)),
      db.selectDistinct({ province }).from(contentItems).where(shown).orderBy(province),
    ])
    return { years: years.map((row) => row.year), provinces: provinces.map((row) => row.province) }
  })
}

/** The next moment at which an event appears, disappears, begins or ends. Until then a page with events is correct. */
export async function nextEventChange(db: Db, now: Instant): Promise<Instant | null> {
  return (await editionAt(db, now)).next
}

const editionAt = (db: Db, now: Instant) => editionOf(db, 'event changes', (after) => readComingChanges(db, after), now)

async function readComingChanges(db: Db, after: Instant): Promise<Instant[]> {
  const { publishAt, withdrawAt } = contentItems
  const times = { days: sql<PublicEvent['days']>`${body} -> 'days'`, zone: sql<PublicEvent['zone']>`${body} ->> 'zone'` }
  const isAhead = or(gt(publishAt, after), gt(withdrawAt, after), sql`${ends} > ${after.toString()}::timestamptz`)
  const rows = await db
    .select({ publishAt, withdrawAt, ...times })
    .from(contentItems)
    .where(and(eq(kind, name), isNotNull(publishAt), isAhead))
  return comingInOrder(
    rows.flatMap((row) => [row.publishAt, row.withdrawAt, ...phaseChanges(row)]),
    after,
  )
}
