import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was done, counted for all instances; the columns are those of the library that counts. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp(),
})
