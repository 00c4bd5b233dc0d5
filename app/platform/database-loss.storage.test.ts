import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { type PostgresServer, startPostgres } from '../../tests/support/postgres.ts'
import { newServerDatabase } from '../../tests/support/server-database.ts'
import { systemClock } from './clock.ts'
import type { Db } from './database.server.ts'
import { isDatabaseAway } from './database-away.ts'
import { readEnvironment } from './environment.server.ts'
import { startJobs } from './jobs.server.ts'
import { log } from './log.server.ts'
import { openPostgres } from './postgres.server.ts'
import { postgresLimits } from './postgres-limits.ts'

log.level = 'silent'
const connections = 10
/** Short timeouts, so that tests with a server that does not answer end soon. */
const shortTimeouts = { ...postgresLimits, connect: 400, answer: 400 }

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

async function open(limits = postgresLimits) {
  const url = await newServerDatabase(server.url)
  const database = openPostgres(url, log, limits)
  await database.db.execute(sql`create table bookings (key text primary key)`)
  return Object.assign(database, { url, [Symbol.asyncDispose]: () => database.close() })
}

const book = (db: Db, key: string) => db.execute(sql`insert into bookings values (${key}) on conflict do nothing`)

const rowsOf = async (db: Db, query: SQL) => ((await db.execute(query)) as { rows: unknown[] }).rows
const countBookings = async (db: Db) => (await rowsOf(db, sql`select 1 from bookings`)).length
const listening = sql`select 1 from pg_stat_activity where query = 'listen news'`

/** Closes every other connection to the same database. */
const endConnections = (db: Db) =>
  db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a connection that ends between two queries fails only its own transaction', async () => {
  await using database = await open()
  const { db } = database
  const failure = await failureOf(
    db.transaction(async (tx) => {
      await book(tx, 'lost')
      await endConnections(db)
      await book(tx, 'lost as well')
    }),
  )
  expect(isDatabaseAway(failure)).toBe(true)
  await db.transaction((tx) => book(tx, 'kept'))
  expect(await countBookings(db)).toBe(1)
})

test('after a restart of the server queries and transactions work again', async () => {
  await using database = await open()
  const { db } = database
  const failure = await failureOf(
    db.transaction(async (tx) => {
      await book(tx, 'lost')
      server.restart()
    }),
  )
  expect(isDatabaseAway(failure)).toBe(true)
  await db.transaction((tx) => book(tx, 'kept'))
  expect(await countBookings(db)).toBe(1)
})

test('while the server is down, every query fails with an error that allows a retry', async () => {
  await using database = await open()
  const { db } = database
  server.shutDown()
  const failures = [await failureOf(countBookings(db)), await failureOf(db.transaction((tx) => book(tx, 'a')))]
  server.startAgain()
  expect(failures.map(isDatabaseAway)).toEqual([true, true])
  expect(await countBookings(db)).toBe(0)
})

test('a server that does not answer delays each query for a limited time, and no connection stays taken', async () => {
  await using database = await open(shortTimeouts)
  const { db } = database
  server.freeze()
  const attempts = Array.from({ length: connections + 2 }, (_, place) => failureOf(db.transaction((tx) => book(tx, `${place}`))))
  const failures = await Promise.all(attempts)
  server.resume()
  expect(failures.map(isDatabaseAway)).toEqual(attempts.map(() => true))
  // Use more queries at once than there are connections: each connection must be free again.
  const after = Array.from({ length: connections + 2 }, (_, place) => book(db, `after ${place}`))
  await Promise.all(after)
  expect(await countBookings(db)).toBe(after.length)
})

test('a statement that waits too long for a lock is cancelled, and its connection serves the next query', async () => {
  await using database = await open({ ...postgresLimits, statement: 200 })
  const { db } = database
  const lock = sql`select pg_advisory_xact_lock(7)`
  const failure = await db.transaction(async (tx) => {
    await tx.execute(lock)
    return failureOf(db.transaction((other) => other.execute(lock)))
  })
  expect(isDatabaseAway(failure)).toBe(true)
  expect(await countBookings(db)).toBe(0)
})

test('when slow transactions hold every connection the next query gives up', async () => {
  await using database = await open({ ...postgresLimits, connect: 400 })
  const { db } = database
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let begun = 0
  const slow = Array.from({ length: connections }, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      begun++
      await released
    }),
  )
  await vi.waitUntil(() => begun === connections)
  const failures = await Promise.all([failureOf(countBookings(db)), failureOf(db.transaction((tx) => book(tx, 'a')))])
  release()
  await Promise.all(slow)
  expect(failures.map(isDatabaseAway)).toEqual([true, true])
  expect(await countBookings(db)).toBe(0)
})

test('after each restart a listener is called once for missed notifications, and once for each new one', async () => {
  await using database = await open()
  const { db } = database
  let heard = 0
  await database.listen('news', () => heard++)
  for (let restarts = 1; restarts <= 3; restarts++) {
    heard = 0
    server.restart()
    await vi.waitUntil(() => heard === 1, { timeout: 20_000 })
    await db.execute(sql`select pg_notify('news', '')`)
    await vi.waitUntil(() => heard === 2, { timeout: 20_000 })
    expect(await rowsOf(db, listening)).toHaveLength(1)
  }
})

test('all channels share one connection, also after a restart, and each hears only its own', async () => {
  await using database = await open()
  const { db } = database
  const heard: string[] = []
  const listen = (channel: string) => database.listen(channel, (payload) => heard.push(`${channel} ${payload}`))
  await Promise.all([listen('news'), listen('weather')])
  await listen('traffic')
  const sessions = sql`select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'`
  expect(await rowsOf(db, sessions)).toHaveLength(1)

  server.restart()
  await vi.waitUntil(() => heard.length === 3, { timeout: 20_000 })
  expect(heard.splice(0)).toEqual(['news undefined', 'weather undefined', 'traffic undefined'])
  await db.execute(sql`select pg_notify('weather', 'rain')`)
  await vi.waitUntil(() => heard.length > 0, { timeout: 20_000 })
  expect(heard).toEqual(['weather rain'])
  expect(await rowsOf(db, sessions)).toHaveLength(1)
})

test('a listener whose first connection fails rejects and does not connect later', async () => {
  await using database = await open()
  server.shutDown()
  const failure = await failureOf(database.listen('news', () => {}))
  server.startAgain()
  expect(failure).toBeInstanceOf(Error)
  expect(await rowsOf(database.db, listening)).toHaveLength(0)
})

test('an instance that loses its connection while it waits to migrate fails, and the next instance migrates', async () => {
  await using database = await open()
  const first = database.migrate(async (db) => {
    const second = failureOf(database.migrate())
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`
    await vi.waitUntil(async () => (await rowsOf(db, waiting)).length === 1)
    await endConnections(db)
    expect(await second).toBeInstanceOf(Error)
  })
  await first
  await database.migrate()
})

test('an instance that freezes while it migrates loses its lock, and the next instance migrates', async () => {
  await using frozen = await open({ ...postgresLimits, idleInMigration: 1000 })
  const next = openPostgres(frozen.url, log)
  const holds = Promise.withResolvers<void>()
  const resumed = Promise.withResolvers<void>()
  const failed = failureOf(
    frozen.migrate(async (db) => {
      holds.resolve()
      await resumed.promise
      await db.execute(sql`select 1`)
    }),
  )
  await holds.promise
  await next.migrate()
  resumed.resolve()
  expect(isDatabaseAway(await failed)).toBe(true)
  await next.close()
})

test('jobs that were started before a restart of the server run again after it', async () => {
  await using database = await open()
  let runs = 0
  const job = { name: 'count', every: '0 0 1 1 *', run: async () => void runs++ }
  const services = { db: database.db, database, clock: systemClock, environment: readEnvironment({}), log }
  const jobs = await startJobs(services, [job], { pollingIntervalSeconds: 0.5 })
  const ask = () => database.db.execute(sql`insert into pgboss.job (name, policy) values ('count', 'short')`)
  await ask()
  await vi.waitUntil(() => runs === 1, { timeout: 20_000 })
  server.restart()
  await eventually(ask)
  await vi.waitUntil(() => runs === 2, { timeout: 30_000 })
  await jobs.stop()
})
