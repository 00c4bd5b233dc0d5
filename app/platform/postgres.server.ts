import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient } from 'pg'
import type { Database, Db } from './database.server.ts'
import { DatabaseUnavailable, isAwayInDriver, isDatabaseAway } from './database-away.ts'
import { instanceLock, Listener } from './listener.server.ts'
import type { Log } from './log.server.ts'
import { bringUpToDate } from './migrations.server.ts'
import { connectionLimits, type PostgresLimits, postgresLimits } from './postgres-limits.ts'
import { rewriteTables, serverBounds } from './rewrite-tables.server.ts'

/** Any fixed number. Instances that start together migrate one after the other. */
const migrationLock = 7_201_604

/** Opens a PostgreSQL server. Connections are made on demand, and made again after a loss. */
export function openPostgres(connectionString: string, log: Log, limits: PostgresLimits = postgresLimits): Database {
  const pool = openPool(connectionString, log, limits)
  const listener = new Listener(connectionString, log)
  return {
    db: onPool(pool) as unknown as Db,
    forJobs: { connectionString },
    pool: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    migrate: (fill = async () => {}) => migrateUnderLock(connectionString, log, limits, fill),
    listen: (channel, heard) => listener.listen(channel, heard),
    rewriteTables: (names) =>
      withOwnConnection(connectionString, log, async (db) => {
        // Queries that come later wait behind a lock that waits.
        await db.execute(sql.raw(`set lock_timeout = ${rewriteLock}`))
        const left = await rewriteTables(db, names, serverBounds)
        await forgetStatistics(db, names)
        return left
      }),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

/** Timeout in ms: how long a rewrite waits for the lock of a table. */
const rewriteLock = 2_000

/** The planner's statistics hold values of columns, also of rows that are gone. */
async function forgetStatistics(db: Db, names: readonly string[]): Promise<void> {
  for (const name of names) await db.execute(sql`analyze ${sql.identifier(name)}`)
}

function openPool(connectionString: string, log: Log, { connect, statement, answer, idleInTransaction }: PostgresLimits): Pool {
  const settings = `set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idleInTransaction}`
  const pool = new Pool({
    connectionString,
    ...connectionLimits,
    connectionTimeoutMillis: connect,
    query_timeout: answer,
    max: 10,
    // Set after connecting: a pooler in front of the server accepts no settings in the connection request.
    onConnect: async (client) => {
      await client.query(settings)
    },
  })
  // An error event without a listener ends the process, and the pool listens only while a client is idle.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'database connection lost')))
  // The pool repeats the same errors for idle clients.
  pool.on('error', () => {})
  return pool
}

function onPool(pool: Pool): NodePgDatabase {
  const db = drizzle(pool)
  db.transaction = (use, config) => withClient(pool, (client) => transact(client, use, config))
  return db
}

type Transact = NodePgDatabase['transaction']

const transact = <T>(client: PoolClient, use: Parameters<Transact>[0], config: Parameters<Transact>[1]): Promise<T> =>
  drizzle(client).transaction(async (tx) => {
    try {
      return (await use(tx)) as T
    } catch (error) {
      // Closing the connection also ends the transaction. Drizzle's rollback would wait for another answer.
      if (isDatabaseAway(error)) void client.end()
      throw error
    }
  }, config)

/** Replaces Drizzle's own transaction: it loses the client when `begin` fails, and reuses a broken client. */
async function withClient<T>(pool: Pool, use: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await connectTo(pool)
  try {
    const result = await use(client)
    client.release()
    return result
  } catch (error) {
    client.release(isDatabaseAway(error))
    throw error
  }
}

async function connectTo(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw isAwayInDriver(error) ? new DatabaseUnavailable('No database connection.', { cause: error }) : error
  }
}

async function migrateUnderLock(
  connectionString: string,
  log: Log,
  { idleInMigration }: PostgresLimits,
  fill: (db: Db) => Promise<void>,
): Promise<void> {
  await withOwnConnection(connectionString, log, async (db, migrateTables) => {
    await db.execute(sql.raw(`set idle_session_timeout = ${idleInMigration}`))
    await db.execute(sql.raw(`set idle_in_transaction_session_timeout = ${idleInMigration}`))
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    await migrateTables()
    await fill(db)
  })
}

/** Keeps migrations away while it runs. */
export async function withoutMigrations<T>(connectionString: string, log: Log, use: (db: Db) => Promise<T>): Promise<T> {
  return withOwnConnection(connectionString, log, async (db) => {
    // Before a transaction begins: its first statement decides what it sees.
    await db.execute(sql`select pg_advisory_lock_shared(${migrationLock})`)
    return use(db)
  })
}

/** Keeps instances from starting while it runs. Returns null when an instance is running. */
export async function withoutInstances<T>(
  connectionString: string,
  log: Log,
  use: (db: Db, migrateTables: () => Promise<void>) => Promise<T>,
): Promise<T | null> {
  return withOwnConnection(connectionString, log, async (db, migrateTables) => {
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    const answer = await db.execute(sql`select pg_try_advisory_lock(${instanceLock}) as is_alone`)
    const { rows } = answer as unknown as { rows: { is_alone: boolean }[] }
    return rows[0]?.is_alone ? use(db, migrateTables) : null
  })
}

/** A separate connection whose statements may take long, as in a migration or a backup. Its locks end with it. */
async function withOwnConnection<T>(
  connectionString: string,
  log: Log,
  use: (db: Db, migrateTables: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString, ...connectionLimits })
  client.on('error', (error) => log.warn({ err: error }, 'separate database connection lost'))
  await client.connect()
  try {
    const db = drizzle(client)
    await refuseOldServer(client)
    return await use(db as unknown as Db, () => bringUpToDate(db as unknown as Db))
  } finally {
    await client.end()
  }
}

const oldestServer = 15

/** The server's version of PostgreSQL is too old. */
export class UnsuitableServer extends Error {
  override name = 'UnsuitableServer'
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  if (Number(rows[0]?.server_version_num) < oldestServer * 10_000)
    throw new UnsuitableServer(`PostgreSQL is older than ${oldestServer}.`)
}
