import { and, eq, max } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import { type ContentKind, seedAuthor, stateOf } from './kind.ts'
import { recordUses, replaceUses } from './picture-uses.server.ts'
import { refreshSearch } from './search-index.server.ts'
import { contentItems, contentRevisions, formerSlugs, previews } from './tables.ts'

export type Saving = { by: string; now: Instant }

type Kind<Body extends object> = Pick<ContentKind<Body>, 'name' | 'schema' | 'slugs'>

const itemAt = (kind: string, slug: string) => and(eq(contentItems.kind, kind), eq(contentItems.slug, slug))

/**
 * Saves a new revision and returns its number. Visitors see a revision only after it is published. Throws a ZodError for a
 * body that its schema refuses or that has an unknown picture.
 */
export async function saveRevision<Body extends object>(
  tx: Db,
  { name, schema, slugs }: Kind<Body>,
  { slug, body }: { slug: string; body: unknown },
  { by, now }: Saving,
): Promise<number> {
  if (slugs && !slugs.includes(slug)) throw new Error(`${name} has no item ${slug}`)
  const parsed = schema.parse(body)
  const draft = { kind: name, slug, position: 0, body: parsed, publishAt: null, updatedAt: now, savedAt: now }
  const [isNew] = await tx.insert(contentItems).values(draft).onConflictDoNothing().returning({ slug: contentItems.slug })
  // The slug of a new item no longer redirects to another item.
  if (isNew) await tx.delete(formerSlugs).where(and(eq(formerSlugs.kind, name), eq(formerSlugs.former, slug)))
  const [item] = await tx.select().from(contentItems).where(itemAt(name, slug)).for('update')
  if (!item) throw new Error(`${name} ${slug} was deleted while it was saved`)
  await tx.update(contentItems).set({ savedAt: now }).where(itemAt(name, slug))
  return insertRevision(tx, item, { kind: name, slug, body: parsed, savedBy: by, savedAt: now, draftOf: null })
}

type Item = typeof contentItems.$inferSelect

async function insertRevision(
  tx: Db,
  item: Item,
  revision: Omit<typeof contentRevisions.$inferSelect, 'number'>,
): Promise<number> {
  const { kind, slug, body } = revision
  const number = ((await lastRevision(tx, kind, slug)) ?? (await keepFormerBody(tx, item))) + 1
  await tx.insert(contentRevisions).values({ ...revision, number })
  await recordUses(tx, { kind, slug, number }, body as object)
  return number
}

/**
 * Saves the complete draft of an employee as a revision that only previews show, in the place of the draft before. Returns
 * its number. The caller holds a lock on the item. Throws a ZodError for an unknown picture.
 */
export async function saveDraftRevision(
  tx: Db,
  { name }: { name: string },
  { slug, body, staffId }: { slug: string; body: object; staffId: string },
  { by, now }: Saving,
): Promise<number> {
  const [item] = await tx.select().from(contentItems).where(itemAt(name, slug))
  if (!item) throw new Error(`${name} ${slug} was deleted while it was saved`)
  const { kind, slug: ofItem, number, draftOf } = contentRevisions
  const [before] = await tx
    .update(contentRevisions)
    .set({ body, savedBy: by, savedAt: now })
    .where(and(eq(kind, name), eq(ofItem, slug), eq(draftOf, staffId)))
    .returning({ number })
  if (!before) return insertRevision(tx, item, { kind: name, slug, body, savedBy: by, savedAt: now, draftOf: staffId })
  await replaceUses(tx, { kind: name, slug, number: before.number }, body)
  return before.number
}

/** Deletes the draft revision of an employee. Links to it show `number` from now on; without a number they end. */
export async function endDraftRevision(
  tx: Db,
  { name }: { name: string },
  { slug, staffId }: { slug: string; staffId: string },
  number: number | null,
): Promise<void> {
  const own = and(eq(contentRevisions.kind, name), eq(contentRevisions.slug, slug), eq(contentRevisions.draftOf, staffId))
  const [draft] = await tx.select({ number: contentRevisions.number }).from(contentRevisions).where(own)
  if (!draft) return
  const ofDraft = and(eq(previews.kind, name), eq(previews.slug, slug), eq(previews.number, draft.number))
  if (number !== null) await tx.update(previews).set({ number }).where(ofDraft)
  await tx.delete(contentRevisions).where(own)
}

/** The number of the last revision of an item; null when it has none. */
export async function lastRevision(db: Db, kind: string, slug: string): Promise<number | null> {
  const [last] = await db
    .select({ number: max(contentRevisions.number) })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.kind, kind), eq(contentRevisions.slug, slug)))
  return last?.number ?? null
}

/**
 * Makes a revision of an item that was written without one, so that its present body is not lost. Returns its number; 0 for
 * an item that was never published, which has nothing to keep.
 */
async function keepFormerBody(tx: Db, item: Item): Promise<number> {
  if (item.publishAt === null) return 0
  const { kind, slug, revision: number, body, updatedAt: savedAt } = item
  await tx.insert(contentRevisions).values({ kind, slug, number, body, savedBy: seedAuthor, savedAt, draftOf: null })
  return number
}

export type Publishing = { slug: string; revision: number; at: Instant; zone: Zone }

/**
 * Publishes a revision from an instant until it is withdrawn. For an item that visitors see already, the date stays and
 * the text is replaced at once: a later instant would hide the item until then. Call it inside `changeContent`.
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
  await refreshSearch(tx, name, slug)
}

/** Withdraws an item at an instant. Call it inside `changeContent`. */
export async function withdraw(tx: Db, { name }: { name: string }, slug: string, at: Instant, now: Instant): Promise<void> {
  await tx.update(contentItems).set({ withdrawAt: at, updatedAt: now }).where(itemAt(name, slug))
  await refreshSearch(tx, name, slug)
}

/** Changes the slug of an item. The former slug redirects to it. Call it inside `changeContent`. */
export async function moveItem(
  tx: Db,
  { name, slugs }: { name: string; slugs?: readonly string[] },
  slug: string,
  to: string,
): Promise<void> {
  if (slug === to) return
  if (slugs) throw new Error(`Items of ${name} do not move`)
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.kind, name), eq(formerSlugs.former, to)))
  await tx.update(contentItems).set({ slug: to }).where(itemAt(name, slug))
  await tx.insert(formerSlugs).values({ kind: name, former: slug, slug: to })
  await refreshSearch(tx, name, slug)
  await refreshSearch(tx, name, to)
}

/** Puts the items of a kind in this order (`Wanted.order`). New items come first. Call it inside `changeContent`. */
export async function orderItems(tx: Db, { name }: { name: string }, slugs: readonly string[]): Promise<void> {
  for (const [index, slug] of slugs.entries())
    await tx
      .update(contentItems)
      .set({ position: index + 1 })
      .where(itemAt(name, slug))
}
