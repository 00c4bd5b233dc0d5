import { customType, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
})

/** Pictures that staff uploaded. The original is made again by us: never the bytes that were uploaded. */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid().primaryKey(),
    /** Proposed to an item as its alternative text, which each item has; empty when nothing is proposed. */
    alt: text().notNull(),
    focalX: doublePrecision('focal_x').notNull(),
    focalY: doublePrecision('focal_y').notNull(),
    /** Hash of the present files. A part of their addresses. */
    version: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    original: bytes().notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('pictures_by_date').on(table.addedAt, table.id)],
)

/** The files that pages show: four widths in three formats, and one for shared links. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.name] })],
)
