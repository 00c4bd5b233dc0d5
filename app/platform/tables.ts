import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

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

/** Every backup that was completed. The last one is shown to the operator. */
export const backups = pgTable('backups', {
  finishedAt: instant('finished_at').primaryKey(),
  bytes: bigint({ mode: 'number' }).notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
})
