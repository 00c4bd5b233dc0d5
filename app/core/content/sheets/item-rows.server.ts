import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database.server.ts'
import { publish, type Saving, saveRevision, withdraw } from '../items.server.ts'
import type { ContentKind } from '../kind.ts'
import { contentItems } from '../tables.ts'

type Listed<Body> = { slug: string; body: Body }

/** The items of a kind that are published, or will be, in their order. For sheets whose rows are items. */
export async function publishedItems<Body extends object>(db: Db, kind: ContentKind<Body>): Promise<Listed<Body>[]> {
  const { slug, body } = contentItems
  const rows = await db.select({ slug, body }).from(contentItems).where(isPublished(kind)).orderBy(asc(contentItems.position))
  return rows.map((row) => ({ slug: row.slug, body: kind.schema.parse(row.body) }))
}

/** Publishes what has changed, withdraws what is missing, and keeps this order. Call it inside `changeContent`. */
export async function replaceItems<Body extends object>(
  tx: Db,
  kind: ContentKind<Body>,
  wanted: readonly Listed<unknown>[],
  saving: Saving,
): Promise<void> {
  const kept = new Set(wanted.map(({ slug }) => slug))
  for (const { slug } of await publishedItems(tx, kind))
    if (!kept.has(slug)) await withdraw(tx, kind, slug, saving.now, saving.now)
  for (const [position, item] of wanted.entries()) {
    await publishItem(tx, kind, item, saving)
    await tx.update(contentItems).set({ position }).where(itemAt(kind, item.slug))
  }
}

/** Saves and publishes an item when its body has changed. A scheduled item keeps its date. Call it inside `changeContent`. */
export async function publishItem<Body extends object>(
  tx: Db,
  kind: ContentKind<Body>,
  { slug, body }: Listed<unknown>,
  saving: Saving,
): Promise<void> {
  const [old] = await tx
    .select()
    .from(contentItems)
    .where(and(itemAt(kind, slug), isPublished(kind)))
  if (old && JSON.stringify(kind.schema.parse(old.body)) === JSON.stringify(kind.schema.parse(body))) return
  const revision = await saveRevision(tx, kind, { slug, body }, saving)
  const publishAt = old?.publishAt ?? saving.now
  const at = publishAt.epochMilliseconds > saving.now.epochMilliseconds ? publishAt : saving.now
  await publish(tx, kind, { slug, revision, at, zone: 'Asia/Jakarta' }, saving.now)
}

const itemAt = ({ name }: { name: string }, slug: string) => and(eq(contentItems.kind, name), eq(contentItems.slug, slug))

const isPublished = ({ name }: { name: string }) =>
  and(eq(contentItems.kind, name), isNotNull(contentItems.publishAt), isNull(contentItems.withdrawAt))
