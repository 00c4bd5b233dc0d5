import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type ExtractTablesWithRelations, sql } from 'drizzle-orm'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator'
import { Client, Pool } from 'pg'
import { fromPglite, type Db as JobsDb } from 'pg-boss'
import { claimDirectory } from './directory-claim.server.ts'
import type { Environment } from './environment.server.ts'
import type { Log } from './log.server.ts'

/** What use cases run their queries on: the database itself or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>

export type Database = {
  db: Db
  /** How pg-boss reaches the same database. */
  forJobs: { db: JobsDb; backend: 'pglite' } | { connectionString: string }
  migrate(): Promise<void>
  /** Calls back for every NOTIFY on the channel, and once after each lost and found connection. */
  listen(channel: string, heard: () => void): Promise<void>
  close(): Promise<void>
}

const migrationsFolder = 'migrations'
/** Any fixed number: instances that start together migrate one after the other. */
const migrationLock = 7_201_604

export function openDatabase(environment: Pick<Environment, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Database> {
  return environment.databaseUrl ? openServer(environment.databaseUrl, log) : openEmbedded(join(environment.dataDir, 'database'))
}

/** PostgreSQL inside this process; one process a folder. */
async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true })
  const release = await claimDirectory(folder)
  const lite = await PGlite.create(folder)
  const db = drizzleLite(lite)
  return {
    db: db as unknown as Db,
    forJobs: { db: fromPglite(lite), backend: 'pglite' },
    migrate: () => migrateLite(db, { migrationsFolder }),
    listen: async (channel, heard) => {
      await lite.listen(channel, heard)
    },
    close: async () => {
      await lite.close()
      await release()
    },
  }
}

async function openServer(connectionString: string, log: Log): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10 })
  pool.on('error', (error) => log.error({ err: error }, 'idle database connection lost'))
  const db = drizzleNode(pool)
  const listeners: Listener[] = []
  return {
    db: db as unknown as Db,
    forJobs: { connectionString },
    migrate: () => migrateUnderLock(pool),
    listen: async (channel, heard) => {
      const listener = new Listener(connectionString, channel, heard, log)
      listeners.push(listener)
      await listener.connect()
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()))
      await pool.end()
    },
  }
}

async function migrateUnderLock(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrateNode(drizzleNode(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  }
}

const reconnectAfter = 1000

/** A connection of its own for LISTEN, made again whenever it is lost. */
class Listener {
  #client: Client | undefined
  #closed = false
  readonly #connectionString: string
  readonly #channel: string
  readonly #heard: () => void
  readonly #log: Log

  constructor(connectionString: string, channel: string, heard: () => void, log: Log) {
    this.#connectionString = connectionString
    this.#channel = channel
    this.#heard = heard
    this.#log = log
  }

  async connect(): Promise<void> {
    const client = new Client({ connectionString: this.#connectionString, keepAlive: true })
    client.on('notification', this.#heard)
    client.on('error', (error) => this.#log.warn({ err: error }, 'listening connection lost'))
    client.on('end', () => this.#reconnect())
    await client.connect()
    await client.query(`listen ${this.#channel}`)
    this.#client = client
  }

  #reconnect(): void {
    if (this.#closed) return
    setTimeout(() => {
      this.connect().then(this.#heard, () => this.#reconnect())
    }, reconnectAfter).unref()
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end()
  }
}

/** Resolves when the database answers. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}
