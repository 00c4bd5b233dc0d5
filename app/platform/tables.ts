import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counts of the rate limits, shared by all instances. `rate-limit.server.ts` explains the columns. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp().notNull(),
  },
  ({ expire }) => [index('rate_limits_expire').on(expire)],
)
