import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { remembered } from './content-memory.server.ts'
import { refreshSearch, withSearchIndex } from './search-index.server.ts'
import { contentItems, contentVersion } from './tables.ts'

/** Every instance listens on this database channel, to drop its finished pages. */
export const contentChannel = 'content_changed'

const versionRow = 1

/** All items of a kind in their order, validated by the kind's schema. */
export function readContent<Schema extends z.ZodType>(db: Db, kind: string, schema: Schema): Promise<z.infer<Schema>[]> {
  return remembered(db, kind, async () => {
    const rows = await db
      .select({ body: contentItems.body })
      .from(contentItems)
      .where(eq(contentItems.kind, kind))
      .orderBy(asc(contentItems.position))
    return rows.map((row) => schema.parse(row.body))
  })
}

export function readContentItem<Schema extends z.ZodType>(
  db: Db,
  kind: string,
  slug: string,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  return remembered(db, `${kind}/${slug}`, async () => {
    const [row] = await db
      .select({ body: contentItems.body })
      .from(contentItems)
      .where(and(eq(contentItems.kind, kind), eq(contentItems.slug, slug)))
    return row ? schema.parse(row.body) : null
  })
}

export type ContentItem = { kind: string; slug: string; position: number; body: unknown }

/** Inserts or replaces one item. Call it inside `changeContent`. */
export async function putContent(tx: Db, item: ContentItem, now: Instant): Promise<void> {
  const row = { ...item, updatedAt: now, savedAt: now }
  await tx
    .insert(contentItems)
    .values(row)
    .onConflictDoUpdate({ target: [contentItems.kind, contentItems.slug], set: row })
  await refreshSearch(tx, item.kind, item.slug)
}

/** Runs a change of anything that public pages show. When it commits, every instance drops its finished pages. */
export async function changeContent<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const result = await withSearchIndex(tx, () => change(tx))
    await tx
      .insert(contentVersion)
      .values({ id: versionRow, version: 1 })
      .onConflictDoUpdate({ target: contentVersion.id, set: { version: sql`${contentVersion.version} + 1` } })
    await tx.execute(sql`select pg_notify(${contentChannel}, '')`)
    return result
  })
}

/** 0 before the first change. */
export async function readContentVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion)
  return row?.version ?? 0
}
