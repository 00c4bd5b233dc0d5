import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, type PgColumn, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant } from '../../platform/columns.ts'
import { pictures } from '../pictures/tables.ts'

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
    index('content_items_by_body').using('gin', table.body.op('jsonb_path_ops')),
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

/** The uploaded pictures of each revision. Visitors see the pictures of the revision that is shown. */
export const pictureUses = pgTable(
  'content_picture_uses',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    number: integer().notNull(),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.number, table.pictureId] }),
    index('content_picture_uses_by_picture').on(table.pictureId),
    toRevision('content_picture_uses_revision_fk', table),
  ],
)

/** Links that show a revision before it is published. The link has the token; the table has its hash. */
export const previews = pgTable(
  'content_previews',
  {
    id: uuid().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    kind: text().notNull(),
    slug: text().notNull(),
    number: integer().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedBy: text('revoked_by'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('content_previews_of_item').on(table.kind, table.slug), toRevision('content_previews_revision_fk', table)],
)

type OfRevision = { kind: PgColumn; slug: PgColumn; number: PgColumn }

/** A row that belongs to a revision follows it when its item moves. */
function toRevision(name: string, { kind, slug, number }: OfRevision) {
  return foreignKey({
    name,
    columns: [kind, slug, number],
    foreignColumns: [contentRevisions.kind, contentRevisions.slug, contentRevisions.number],
  })
    .onUpdate('cascade')
    .onDelete('cascade')
}

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
  /** The effective day. Null until the first process has set it. */
  day: day(),
})

/** Every saved version of a sheet: all rows after the change, and the change itself. Without a revision, the seed applies. */
export const sheetRevisions = pgTable(
  'sheet_revisions',
  {
    sheet: text().notNull(),
    number: integer().notNull(),
    rows: jsonb().notNull(),
    edits: jsonb().notNull(),
    way: text().notNull(),
    /** Of an undo: the revision that it takes back. */
    undoes: integer(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sheet, table.number] })],
)
