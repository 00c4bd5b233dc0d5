import { sql } from 'drizzle-orm'
import type { Db } from './database.server.ts'

/** Every other transaction that asks for the same name waits until this one ends. */
export async function lockUntilCommit(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Transactions that share a name do not wait for each other, only for `lockUntilCommit` of the same name. */
export async function shareUntilCommit(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`)
}
