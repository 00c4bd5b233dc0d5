import { and, eq, getTableColumns, gt, gte, isNull, lt, lte, max, min, or, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import { type ContentKind, type Publication, stateOf } from './kind.ts'
import { contentItems, contentRevisions, formerSlugs } from './tables.ts'

export type Item<Body> = Publication & { slug: string; body: Body; revision: number; updatedAt: Instant }

export type Saving = { by: string; now: Instant }

type Kind<Body extends object> = Pick<ContentKind<Body>, 'name' | 'schema'>

const itemAt = (kind: string, slug: string) => and(eq(contentItems.kind, kind), eq(contentItems.slug, slug))

/** What a visitor may see at this moment. Every query for a public page begins with it. */
export const isShownAt = (now: Instant) =>
  and(lte(contentItems.publishAt, now), or(isNull(contentItems.withdrawAt), gt(contentItems.withdrawAt, now)))

/** Keeps a new revision and returns its number. Visitors see it once it is published. */
export async function saveRevision<Body extends object>(
  tx: Db,
  { name, schema }: Kind<Body>,
  { slug, body }: { slug: string; body: unknown },
  { by, now }: Saving,
): Promise<number> {
  const parsed = schema.parse(body)
  const draft = { kind: name, slug, position: 0, body: parsed, publishAt: null, updatedAt: now }
  const [isNew] = await tx.insert(contentItems).values(draft).onConflictDoNothing().returning({ slug: contentItems.slug })
  // A new item takes over an address that led to another one.
  if (isNew) await tx.delete(formerSlugs).where(and(eq(formerSlugs.kind, name), eq(formerSlugs.former, slug)))
  await tx.select().from(contentItems).where(itemAt(name, slug)).for('update')
  const [last] = await tx
    .select({ number: max(contentRevisions.number) })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.kind, name), eq(contentRevisions.slug, slug)))
  const number = (last?.number ?? 0) + 1
  await tx.insert(contentRevisions).values({ kind: name, slug, number, body: parsed, savedBy: by, savedAt: now })
  return number
}

export type Publishing = { slug: string; revision: number; at: Instant; zone: Zone }

/**
 * Shows a revision from an instant on, until it is withdrawn. An item that is shown keeps its date, and its text is
 * replaced at once: a later instant would hide it until then. Call it inside `changeContent`.
 */
export async function publish(tx: Db, { name }: { name: string }, { slug, revision, at, zone }: Publishing, now: Instant) {
  const [item] = await tx.select().from(contentItems).where(itemAt(name, slug)).for('update')
  const [saved] = await tx
    .select({ body: contentRevisions.body })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.kind, name), eq(contentRevisions.slug, slug), eq(contentRevisions.number, revision)))
  if (!item || !saved) throw new Error(`${name} ${slug} has no revision ${revision}`)
  const isShown = stateOf(item, now) === 'published'
  if (isShown && at.epochMilliseconds > now.epochMilliseconds) throw new Error(`${name} ${slug} is shown already`)
  const dates = isShown ? {} : { publishAt: at, withdrawAt: null, zone }
  await tx
    .update(contentItems)
    .set({ body: saved.body, revision, updatedAt: now, ...dates })
    .where(itemAt(name, slug))
}

/** Takes an item away from an instant on. Call it inside `changeContent`. */
export async function withdraw(tx: Db, { name }: { name: string }, slug: string, at: Instant, now: Instant): Promise<void> {
  await tx.update(contentItems).set({ withdrawAt: at, updatedAt: now }).where(itemAt(name, slug))
}

/** Gives an item another slug; the former one leads to it. Call it inside `changeContent`. */
export async function moveItem(tx: Db, { name }: { name: string }, slug: string, to: string): Promise<void> {
  if (slug === to) return
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.kind, name), eq(formerSlugs.former, to)))
  await tx.update(contentItems).set({ slug: to }).where(itemAt(name, slug))
  await tx.insert(formerSlugs).values({ kind: name, former: slug, slug: to })
}

/** The item at a slug, or the slug it has moved to; null where nothing is shown. */
export async function findShown<Body extends object>(
  db: Db,
  { name, schema }: Kind<Body>,
  slug: string,
  now: Instant,
): Promise<{ item: Item<Body> } | { movedTo: string } | null> {
  const [row] = await db
    .select(getTableColumns(contentItems))
    .from(contentItems)
    .where(and(itemAt(name, slug), isShownAt(now)))
  if (row) return { item: { ...row, body: schema.parse(row.body) } }
  const [moved] = await db
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .innerJoin(contentItems, and(eq(contentItems.kind, formerSlugs.kind), eq(contentItems.slug, formerSlugs.slug)))
    .where(and(eq(formerSlugs.kind, name), eq(formerSlugs.former, slug), isShownAt(now)))
  return moved ? { movedTo: moved.slug } : null
}

export type Wanted = {
  /** What a body has to contain, as in `{ topic: 'tips', models: ['xpander'] }`. */
  containing?: Record<string, unknown>
  /** Published from the first instant, before the second. */
  between?: readonly [Instant, Instant] | undefined
  /** The first is 1. */
  page: number
  perPage: number
}

/** One page of the items shown, the newest first, and how many there are. */
export async function listShown<Body extends object>(
  db: Db,
  { name, schema }: Kind<Body>,
  { containing = {}, between, page, perPage }: Wanted,
  now: Instant,
): Promise<{ items: Item<Body>[]; total: number }> {
  const wanted = and(
    eq(contentItems.kind, name),
    isShownAt(now),
    sql`${contentItems.body} @> ${JSON.stringify(containing)}::jsonb`,
    ...(between ? [gte(contentItems.publishAt, between[0]), lt(contentItems.publishAt, between[1])] : []),
  )
  const rows = await db
    .select(getTableColumns(contentItems))
    .from(contentItems)
    .where(wanted)
    .orderBy(sql`${contentItems.publishAt} desc`, contentItems.slug)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const total = await db.$count(contentItems, wanted)
  return { items: rows.map((row) => ({ ...row, body: schema.parse(row.body) })), total }
}

/** The next moment at which an item of the kind appears or goes: until then a page that lists them stays true. */
export async function nextChange(db: Db, { name }: { name: string }, now: Instant): Promise<Instant | null> {
  const ofKind = eq(contentItems.kind, name)
  const [[appears], [goes]] = await Promise.all([
    db
      .select({ at: min(contentItems.publishAt) })
      .from(contentItems)
      .where(and(ofKind, gt(contentItems.publishAt, now))),
    db
      .select({ at: min(contentItems.withdrawAt) })
      .from(contentItems)
      .where(and(ofKind, gt(contentItems.withdrawAt, now))),
  ])
  const coming = [appears?.at, goes?.at].filter((at) => at !== null && at !== undefined)
  return coming.sort((one, other) => one.epochMilliseconds - other.epochMilliseconds)[0] ?? null
}
