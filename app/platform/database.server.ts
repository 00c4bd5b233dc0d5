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
  /** Calls `heard` for every NOTIFY on the channel, and once after each reconnection. */
  listen(channel: string, heard: () => void): Promise<void>
  close(): Promise<void>
}

export async function openDatabase(environment: Pick<Environment, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Database> {
  return environment.databaseUrl ? openPostgres(environment.databaseUrl, log) : openEmbedded(environment.dataDir)
}

/** Timeout in ms: a health check gives up after a few seconds. */
const longestPing = 3000

/** Resolves when the database answers. Rejects after the timeout. */
export async function ping(db: Db): Promise<void> {
  const answered = new AbortController()
  const tooLong = pause(longestPing, undefined, { signal: answered.signal }).then(() => {
    throw new Error('The database does not answer in time.')
  })
  try {
    await Promise.race([db.execute(sql`select 1`), tooLong])
  } finally {
    tooLong.catch(() => {})
    answered.abort()
  }
}
