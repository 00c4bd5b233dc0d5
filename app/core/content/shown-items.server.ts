import { and, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { earliest, type Instant } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import { remembered } from './content-memory.server.ts'
import { type ContentKind, type Publication, stateOf } from './kind.ts'
import { around, newestFirst, readPlaces } from './list-places.server.ts'
import { readBodies } from './picture-uses.server.ts'
import { previewOn } from './preview-overlay.server.ts'
import { contentItems, formerSlugs } from './tables.ts'

// Content as visitors see it. Items are read once per content version; lists also when an item appears or disappears.

export type Item<Body> = Publication & { slug: string; body: Body; revision: number; updatedAt: Instant }

type Kind<Body extends object> = Pick<ContentKind<Body>, 'name' | 'schema' | 'slugs'>

/** The condition for items that visitors may see now. Every query for a public page must contain it. */
export const isShownAt = (now: Instant) =>
  and(lte(contentItems.publishAt, now), or(isNull(contentItems.withdrawAt), gt(contentItems.withdrawAt, now)))

/** The published item at a slug, or the slug it has moved to. Null when visitors see nothing there. */
export async function findShown<Body extends object>(
  db: Db,
  kind: Kind<Body>,
  slug: string,
  now: Instant,
): Promise<{ item: Item<Body> } | { movedTo: string } | null> {
  const preview = await readPreviewed(db, kind)
  if (preview?.slug === slug) return { item: preview }
  const item = await readItem(db, kind, slug)
  if (item) return stateOf(item, now) === 'published' ? { item } : null
  const movedTo = await slugAfterMoves(db, kind, slug)
  const moved = movedTo === null ? null : await readItem(db, kind, movedTo)
  return moved && stateOf(moved, now) === 'published' ? { movedTo: moved.slug } : null
}

/** The published item at a current or former slug. Null when visitors see nothing there. */
export async function followShown<Body extends object>(db: Db, kind: Kind<Body>, slug: string, now: Instant) {
  const found = await findShown(db, kind, slug, now)
  if (!found || 'item' in found) return found?.item ?? null
  const moved = await findShown(db, kind, found.movedTo, now)
  return moved && 'item' in moved ? moved.item : null
}

/**
 * The last published body of an item that visitors always see, such as the settings; null before it was published. Pages
 * that show it need no time.
 */
export async function readStanding<Body extends object>(db: Db, kind: Kind<Body>, slug: string): Promise<Body | null> {
  const preview = await readPreviewed(db, kind)
  if (preview?.slug === slug) return preview.body
  return (await readItem(db, kind, slug))?.body ?? null
}

/**
 * The item in any state after it was published once; the body of a new draft may be incomplete. Only existing items stay in
 * memory: the number of unknown slugs has no limit.
 */
function readItem<Body extends object>(db: Db, kind: Kind<Body>, slug: string): Promise<Item<Body> | null> {
  const read = async () => {
    const rows = await db
      .select(getTableColumns(contentItems))
      .from(contentItems)
      .where(and(eq(contentItems.kind, kind.name), eq(contentItems.slug, slug), isNotNull(contentItems.publishAt)))
    const [item] = await readBodies(db, kind, rows)
    return item ?? null
  }
  return remembered(db, `item ${kind.name}/${slug}`, read, (item) => item !== null)
}

/** The item of this kind that a preview shows with another revision; null on every other page. */
async function readPreviewed<Body extends object>(db: Db, kind: Kind<Body>): Promise<Item<Body> | null> {
  const preview = previewOn(db, kind.name)
  if (!preview) return null
  const [item] = await readBodies(db, kind, [preview.item], preview.token)
  return item ?? null
}

async function slugAfterMoves(db: Db, { name }: { name: string }, former: string): Promise<string | null> {
  const [moved] = await db
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, name), eq(formerSlugs.former, former)))
  return moved?.slug ?? null
}

export type Wanted = {
  /** Facets that an item must have, as in `{ topic: 'tips', models: ['xpander'] }`. */
  containing?: Record<string, unknown>
  /** Without it the newest come first. */
  order?: 'position'
  /** Published at or after the first instant and before the second. */
  between?: readonly [Instant, Instant] | undefined
  /** The first page is 1. */
  page: number
  perPage: number
}

/** One page of published items, the newest first, and the number of all. */
export async function listShown<Body extends object>(
  db: Db,
  kind: Kind<Body>,
  wanted: Wanted,
  now: Instant,
): Promise<{ items: Item<Body>[]; total: number }> {
  const { edition } = await editionAt(db, kind, now)
  const key = `list ${kind.name} ${edition} ${JSON.stringify(wanted)}`
  const list = await remembered(
    db,
    key,
    () => readList(db, kind, wanted, now),
    ({ items }) => items.length > 0,
  )
  const preview = await readPreviewed(db, kind)
  return preview ? withPreviewed(list, preview) : list
}

/** Kinds without pages of their own are previewed on the page that lists them. */
function withPreviewed<Body>({ items, total }: { items: Item<Body>[]; total: number }, preview: Item<Body>) {
  const others = items.filter(({ slug }) => slug !== preview.slug)
  return { items: [preview, ...others], total: total + 1 - (items.length - others.length) }
}

/** Undefined without a condition: every item has no facets. */
export const contains = (values: Record<string, unknown>): SQL | undefined =>
  Object.keys(values).length > 0 ? sql`${contentItems.facets} @> ${JSON.stringify(values)}::jsonb` : undefined

async function readList<Body extends object>(db: Db, kind: Kind<Body>, wanted: Wanted, now: Instant) {
  const { containing = {}, between, order, page, perPage } = wanted
  const matching = and(
    eq(contentItems.kind, kind.name),
    ...(kind.slugs ? [inArray(contentItems.slug, [...kind.slugs])] : []),
    isShownAt(now),
    contains(containing),
    ...(between ? [gte(contentItems.publishAt, between[0]), lt(contentItems.publishAt, between[1])] : []),
  )
  const { edition } = await editionAt(db, kind, now)
  const key = `places ${kind.name} ${edition} ${JSON.stringify({ containing, between })}`
  const places = await remembered(
    db,
    key,
    () => readPlaces(db, matching),
    ({ total }) => total > 0,
  )
  const from = (page - 1) * perPage
  if (from >= places.total) return { items: [], total: places.total }
  const { start, condition } = order ? { start: 0, condition: undefined } : around(places, from, perPage)
  const rows = await db
    .select(getTableColumns(contentItems))
    .from(contentItems)
    .where(and(matching, condition))
    .orderBy(...(order ? [contentItems.position] : []), ...newestFirst)
    .limit(perPage)
    .offset(from - start)
  return { items: await readBodies(db, kind, rows), total: places.total }
}

/** The years in which the published items appeared, the latest first. */
export async function yearsShown(db: Db, kind: { name: string }, zone: Zone, now: Instant): Promise<number[]> {
  const { edition } = await editionAt(db, kind, now)
  return remembered(db, `years ${kind.name} ${edition}`, () => readYears(db, kind, zone, now))
}

/** Goes from the latest item of a year to the latest before that year, so the cost grows with the years and not with the items. */
async function readYears(db: Db, { name }: { name: string }, zone: Zone, now: Instant): Promise<number[]> {
  const { kind, publishAt } = contentItems
  const yearOf = sql`extract(year from latest.publish_at at time zone ${zone})::int`
  const latest = (before?: SQL) => sql`(
    select ${publishAt} from ${contentItems} where ${and(eq(kind, name), isShownAt(now), before)}
    order by ${publishAt} desc nulls last limit 1
  )`
  const beforeItsYear = sql`${publishAt} < make_timestamptz(${yearOf}, 1, 1, 0, 0, 0, ${zone})`
  const { rows } = (await db.execute(sql`
    with recursive latest as (
      ${latest()} union all select ${latest(beforeItsYear)} from latest where latest.publish_at is not null
    )
    select ${yearOf} as year from latest where latest.publish_at is not null
  `)) as unknown as { rows: { year: number }[] }
  return rows.map(({ year }) => year)
}

/** The next moment at which an item of the kind appears or disappears. Until then a page that lists items is correct. */
export async function nextChange(db: Db, kind: { name: string }, now: Instant): Promise<Instant | null> {
  return (await editionAt(db, kind, now)).next
}

/** The earliest such moment of several kinds. */
export async function nextChangeOf(db: Db, kinds: readonly { name: string }[], now: Instant): Promise<Instant | null> {
  const changes = await Promise.all(kinds.map((kind) => nextChange(db, kind, now)))
  return earliest(changes)
}

/** Names what visitors see of several kinds: the same text until an item appears or disappears. */
export async function editionsOf(db: Db, kinds: readonly { name: string }[], now: Instant): Promise<string> {
  const all = await Promise.all(kinds.map((kind) => editionAt(db, kind, now)))
  return all.map(({ edition }) => edition).join(' ')
}

type Edition = { edition: number; next: Instant | null }

const editionAt = (db: Db, kind: { name: string }, now: Instant): Promise<Edition> =>
  editionOf(db, `changes ${kind.name}`, (after) => readComingChanges(db, kind.name, after), now)

/** As many instants stay in memory at a time. */
export const mostComing = 100

/**
 * The next instant at which a list changes, and a number that stays the same until then. `read`: the earliest instants after
 * another, at most `mostComing`.
 */
export async function editionOf(
  db: Db,
  key: string,
  read: (after: Instant) => Promise<Instant[]>,
  now: Instant,
  from: Instant | null = null,
): Promise<Edition> {
  const changes = await remembered(db, from ? `${key} ${from}` : key, () => read(from ?? now))
  const next = changes.find((at) => at.epochMilliseconds > now.epochMilliseconds)
  if (next) return { edition: next.epochMilliseconds, next }
  const last = changes[mostComing - 1]
  return last ? editionOf(db, key, read, now, last) : { edition: 0, next: null }
}

/** The earliest instants after another at which an item appears or disappears. Each query reads one stretch of an index. */
async function readComingChanges(db: Db, name: string, after: Instant): Promise<Instant[]> {
  const { kind, publishAt, withdrawAt } = contentItems
  const appear = db
    .select({ at: publishAt })
    .from(contentItems)
    .where(and(eq(kind, name), gt(publishAt, after)))
    .orderBy(sql`${publishAt} nulls first`)
    .limit(mostComing)
  const disappear = db
    .select({ at: withdrawAt })
    .from(contentItems)
    .where(and(eq(kind, name), gt(withdrawAt, after)))
    .orderBy(withdrawAt)
    .limit(mostComing)
  const rows = await Promise.all([appear, disappear])
  return comingInOrder(
    rows.flat().map(({ at }) => at),
    after,
  )
}

/** The earliest instants after another, at most `mostComing`. */
export function comingInOrder(instants: readonly (Instant | null)[], after: Instant): Instant[] {
  return instants
    .filter((at) => at !== null)
    .filter((at) => at.epochMilliseconds > after.epochMilliseconds)
    .toSorted((one, other) => one.epochMilliseconds - other.epochMilliseconds)
    .slice(0, mostComing)
}
