import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** What editors publish, a document a row; each kind has a schema that its room parses it with. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    body: jsonb().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
)

/** One row. Every change of anything a public page shows raises the number. */
export const contentVersion = pgTable('content_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
})
