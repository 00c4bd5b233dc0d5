import { desc, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../database.server.ts'
import { rowsOf } from '../rows-of.server.ts'
import { backups } from '../tables.ts'

/** A completed backup. `bytes` is the size of its archive. */
export type Backup = { finishedAt: Instant; bytes: number; rows: number }

/** Null when no backup was ever made. */
export async function lastBackup(db: Db): Promise<Backup | null> {
  const [last] = await db.select().from(backups).orderBy(desc(backups.finishedAt)).limit(1)
  return last ?? null
}

/** Records nothing in a database whose version of the site had no table for it yet. */
export async function recordBackup(db: Db, backup: Backup): Promise<void> {
  const [found] = await rowsOf<{ exists: boolean }>(db, sql`select to_regclass('backups') is not null as exists`)
  if (found?.exists) await db.insert(backups).values(backup).onConflictDoNothing()
}
