import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.server.ts'

/**
 * Runs statements as one, in one round trip. Each sees the tables as they were before all of them; foreign keys are
 * checked at the end, so a row may refer to one that another of the statements inserts.
 */
export async function runTogether(db: Db, statements: readonly [SQL, ...SQL[]]): Promise<void> {
  const [main, ...others] = statements
  const named = others.map((statement, index) => sql`${sql.identifier(`statement_${index}`)} as (${statement})`)
  await db.execute(named.length > 0 ? sql`with ${sql.join(named, sql`, `)} ${main}` : main)
}
