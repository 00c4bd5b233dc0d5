import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was done, counted for all instances; `rate-limit.server.ts` says what the columns mean. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp().notNull(),
  },
  ({ expire }) => [index('rate_limits_expire').on(expire)],
)
