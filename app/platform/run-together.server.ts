import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.server.ts'
import { executePrepared } from './prepared.server.ts'

/** Statements by name. A statement can use the rows that another one returns: `select id from person`. */
export type Statements = Record<string, SQL>

/**
 * Runs several statements as one, in one round trip: all of them, or none. Each statement sees the tables as they were
 * before. Foreign keys are checked at the end, so a row may refer to a row that another statement inserts.
 */
export async function runTogether(db: Db, statements: Statements): Promise<void> {
  const named = Object.entries(statements).map(([name, statement]) => sql`${sql.identifier(name)} as (${statement})`)
  await executePrepared(db, sql`with ${sql.join(named, sql`, `)} select 1`)
}

/** True when a statement failed because another row has the value that this constraint allows only once. */
export function isTaken(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string }
  return code === '23505' && violated === constraint
}
