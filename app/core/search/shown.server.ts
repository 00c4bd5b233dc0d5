import { type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'

/** The condition for documents that visitors may see now. Every query of the search must contain it. */
export const isShownAt = (now: Instant): SQL => {
  const at = sql`${now.toString()}::timestamptz`
  return sql`publish_at <= ${at} and (withdraw_at is null or withdraw_at > ${at})`
}

/**
 * The query in a subquery: the database then plans without its words. With them it reads the table itself for common words,
 * and unpacks the words of each row.
 */
export const matches = (match: string): SQL => sql`words @@ (select ${match}::tsquery)`
