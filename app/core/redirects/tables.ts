import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Addresses without a page that lead to another address. No target is itself in `former`: no chains, no loops. */
export const redirects = pgTable('redirects', {
  /** A path as `normalPath` writes it. */
  former: text().primaryKey(),
  /** A path, or a path with a query. */
  target: text().notNull(),
  uses: integer().notNull().default(0),
  lastUsedAt: instant('last_used_at'),
  savedBy: text('saved_by').notNull(),
  savedAt: instant('saved_at').notNull(),
})
