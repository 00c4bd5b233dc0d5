import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/**
 * The values by which lists are filtered. They stand apart from the body, because the index of a JSON column finds too much:
 * each row that it finds is compared again, and a long body would be unpacked for that.
 */
const facetsOf = sql`jsonb_set_lax(jsonb_set_lax(jsonb_set_lax('{}'::jsonb,
  '{topic}', body -> 'topic'), '{models}', body -> 'models'),
  '{place}', jsonb_set_lax('{}'::jsonb, '{province}', body #> '{place,province}'))`

const longAgo = sql`'1970-01-01T00:00:00Z'`

/** Content that editors publish, one row for each item. The schema of the kind validates the body. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    /** Body of the last published revision. For a draft that was never published, of its first revision. */
    body: jsonb().notNull(),
    facets: jsonb().generatedAlwaysAs(facetsOf),
    revision: integer().notNull().default(1),
    /** Null for a draft that was never published. */
    publishAt: instant('publish_at').default(longAgo),
    withdrawAt: instant('withdraw_at'),
    /** The time zone in which the editor entered these instants. */
    zone: text().notNull().default('Asia/Jakarta'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('content_items_by_date').on(table.kind, table.publishAt.desc()),
    index('content_items_by_facets').using('gin', table.facets.op('jsonb_path_ops')),
  ],
)

/** Every saved version of an item. */
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

/** Former slugs of items. Each points directly to its item and follows later moves: no chains, no loops. */
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

/** One row. Every change of anything that public pages show raises the number. */
export const contentVersion = pgTable('content_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
})
