import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

const longAgo = sql`'1970-01-01T00:00:00Z'`

/** What editors publish, an item a row; each kind has a schema that its body is parsed with. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    /** Of the revision that was published last; of a new draft, its first. */
    body: jsonb().notNull(),
    revision: integer().notNull().default(1),
    /** Null: a draft that was never published. */
    publishAt: instant('publish_at').default(longAgo),
    withdrawAt: instant('withdraw_at'),
    /** The zone whose clock the editor set these instants by. */
    zone: text().notNull().default('Asia/Jakarta'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('content_items_by_date').on(table.kind, table.publishAt.desc()),
    index('content_items_by_body').using('gin', table.body.op('jsonb_path_ops')),
  ],
)

/** Every state an item was saved in. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    number: integer().notNull(),
    body: jsonb().notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.number] }),
    foreignKey({ columns: [table.kind, table.slug], foreignColumns: [contentItems.kind, contentItems.slug] })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
)

/** Slugs that items had before. Each leads straight to its item, whose later moves it follows: no chain, no loop. */
export const formerSlugs = pgTable(
  'content_former_slugs',
  { kind: text().notNull(), former: text().notNull(), slug: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.kind, table.former] }),
    foreignKey({ columns: [table.kind, table.slug], foreignColumns: [contentItems.kind, contentItems.slug] })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
)

/** One row. Every change of anything a public page shows raises the number. */
export const contentVersion = pgTable('content_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
})
