import { isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { day, instant } from '../../platform/columns.ts'
import { pictures } from '../pictures/tables.ts'

/**
 * The values by which lists are filtered. They stand apart from the body, because the index of a JSON column finds too much:
 * each row that it finds is compared again, and a long body would be unpacked for that.
 */
const facetsOf = sql`jsonb_set_lax(jsonb_set_lax(jsonb_set_lax('{}'::jsonb,
  '{topic}', body -> 'topic'), '{models}', body -> 'models'),
  '{place}', jsonb_set_lax('{}'::jsonb, '{province}', body #> '{place,province}'))`

/** The words of a text: letters and digits, so that `Xpander-2026` and `1.5` are found by each part. */
export const wordsIn = (text: SQL): SQL => sql`to_tsvector('simple', regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g'))`

/** The title of a body: the schemas of the kinds name it in one of these ways (`heading` in `kind.ts`). */
export const titleIn = (body: SQL): SQL =>
  sql`coalesce(${body} ->> 'title', ${body} ->> 'name', ${body} ->> 'question', ${body} ->> 'legalName', ${body} ->> 'document', '')`

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
    /** When its last version was saved, published or not. */
    savedAt: instant('saved_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    // With the time of withdrawal, so that lists are counted without reading the items.
    index('content_items_by_date').on(table.kind, table.publishAt.desc(), table.slug, table.withdrawAt),
    index('content_items_by_withdrawal').on(table.kind, table.withdrawAt).where(isNotNull(table.withdrawAt)),
    index('content_items_by_saving').on(table.kind, table.savedAt.desc(), table.slug),
    index('content_items_of_all_kinds').on(table.publishAt, table.kind, table.slug),
    index('content_items_by_words').using('gin', wordsIn(sql`${titleIn(sql`body`)} || ' ' || slug`)),
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
    /** The employee whose draft this is. It is replaced as they type, so that a preview can show it. Null: a saved version. */
    draftOf: text('draft_of'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.number] }),
    index('content_revisions_by_words').using('gin', wordsIn(titleIn(sql`body`))),
    uniqueIndex('content_revisions_draft').on(table.kind, table.slug, table.draftOf).where(isNotNull(table.draftOf)),
    foreignKey({ columns: [table.kind, table.slug], foreignColumns: [contentItems.kind, contentItems.slug] })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
)

/** What an employee has typed and not yet saved as a version. One for each employee and item. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    /** What stands in the controls of the form. It may be incomplete. */
    typed: jsonb().notNull(),
    /** The slug that the item shall get. */
    wantedSlug: text('wanted_slug').notNull(),
    /** The version from which the employee began; 0 for a new item. */
    base: integer().notNull(),
    /** How often it was saved. A window that knows an earlier number must not overwrite it. */
    turn: integer().notNull(),
    /** The editing window that saved it last, and how often that window had sent it. Instances of a former version leave them out. */
    windowId: text('window_id').notNull().default(''),
    windowSent: integer('window_sent').notNull().default(0),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.staffId] }),
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
  /** A trigger raises it with every change of a dealer. */
  dealers: integer().notNull().default(0),
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
