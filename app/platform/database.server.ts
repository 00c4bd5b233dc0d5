import { setTimeout as pause } from 'node:timers/promises'
import { type ExtractTablesWithRelations, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db as JobsDb } from 'pg-boss'
import { openEmbedded } from './embedded-database.server.ts'
import type { Environment } from './environment.server.ts'
import type { Log } from './log.server.ts'
import { openPostgres } from './postgres.server.ts'

/** Use cases run their queries on this: the database itself, or one of its transactions. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>

export type Database = {
  db: Db
  /** How pg-boss connects to the same database. */
  forJobs: { db: JobsDb; backend: 'pglite' } | { connectionString: string }
  /** Migrates the tables, then lets `fill` fill them. Only one instance does this at a time. */
  migrate(fill?: (db: Db) => Promise<void>): Promise<void>
  /**
   * Calls `heard` with the payload of every NOTIFY on the channel. After each reconnection it calls `heard` without one:
   * notifications may have been missed.
   */
  listen(channel: string, heard: (payload?: string) => void): Promise<void>
  /** Connections of the pool, and how many queries wait for one. The embedded database has no pool. */
  pool?(): { inUse: number; idle: number; waiting: number }
  /** Copies the files of an embedded database, as they are at one instant, to `database` in a folder. */
  copyTo?(folder: string): Promise<void>
  /**
   * Removes deleted rows from the files of the database: it writes these tables anew. Other queries of a table wait meanwhile.
   * Returns the tables that are left: too large to lock for so long, or busy.
   */
  rewriteTables(names: readonly string[]): Promise<readonly string[]>
  close(): Promise<void>
}

export async function openDatabase(environment: Pick<Environment, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Database> {
  return environment.databaseUrl ? openPostgres(environment.databaseUrl, log) : openEmbedded(environment.dataDir)
}

/** Timeout in ms: a health check gives up after a few seconds. */
const longestPing = 3000

/** Resolves when the database answers. Rejects after the timeout. */
export async function ping(db: Db): Promise<void> {
  await withinTime(longestPing, db.execute(sql`select 1`))
}

/** Rejects when the database does not answer within `ms`. */
export async function withinTime<T>(ms: number, answer: Promise<T>): Promise<T> {
  const answered = new AbortController()
  const tooLong = pause(ms, undefined, { signal: answered.signal }).then(() => {
    throw new Error('The database does not answer in time.')
  })
  try {
    return await Promise.race([answer, tooLong])
  } finally {
    tooLong.catch(() => {})
    answered.abort()
  }
}
