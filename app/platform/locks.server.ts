import { sql } from 'drizzle-orm'
import type { Db } from './database.server.ts'

/** Makes every transaction that asks for the same name wait for this one to end. */
export async function lockUntilCommit(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
