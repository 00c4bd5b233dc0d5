import { cpSync, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { access, chmod, constants, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { Database, Db } from './database.server.ts'
import { DatabaseUnavailable } from './database-away.ts'
import { queryInOneMessage } from './embedded-query.server.ts'
import { claimFolder } from './folder-claim.server.ts'
import { bringUpToDate } from './migrations.server.ts'
import { embeddedBounds, rewriteTables } from './rewrite-tables.server.ts'

/** The PostgreSQL version inside PGlite. It cannot open a database of another version. */
export const embeddedVersion = '18'

/** The embedded database cannot be opened. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase'
  readonly reason: 'other-version' | 'damaged'

  constructor(reason: UnusableDatabase['reason'], cause?: unknown) {
    super(`The embedded database cannot be opened: ${reason}.`, { cause })
    this.reason = reason
  }
}

/** PostgreSQL inside this process. Only one process can use a folder. */
export async function openEmbedded(dataDir: string, template = emptyDatabase): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  await access(dataDir, constants.W_OK)
  const release = await claimFolder(dataDir)
  const room = () => roomIn(dataDir)
  const lite = await openLite(join(dataDir, 'database'), template, room).catch((error) => {
    release()
    throw error
  })
  queryInOneMessage(lite)
  refuseWithoutRoom(lite, room)
  const db = drizzle(lite)
  return {
    db: db as unknown as Db,
    forJobs: { db: fromPglite(lite), backend: 'pglite' },
    migrate: async (fill = async () => {}) => {
      await bringUpToDate(db as unknown as Db)
      await fill(db as unknown as Db)
    },
    listen: async (channel, heard) => {
      await lite.listen(channel, heard)
    },
    copyTo: (folder) => lite.runExclusive(async () => copyDatabase(join(dataDir, 'database'), folder, room)),
    rewriteTables: async (names) => {
      if (room() < embeddedBounds.largest + roomToBegin) throw new DatabaseUnavailable(diskFull)
      const left = await rewriteTables(db as unknown as Db, names, embeddedBounds)
      await forgetWrittenLog(db as unknown as Db)
      return left
    },
    close: async () => {
      await lite.close()
      release()
    },
  }
}

/** The write-ahead log holds every row that was ever written. A checkpoint deletes the log files before the present one. */
async function forgetWrittenLog(db: Db): Promise<void> {
  await db.execute(sql`select pg_switch_wal()`)
  await db.execute(sql`checkpoint`)
}

export const hasEmbeddedDatabase = (dataDir: string): boolean => existsSync(join(dataDir, 'database', 'PG_VERSION'))

/** Synchronous, so that no query changes a file meanwhile. What was not committed is missing in the copy. */
function copyDatabase(database: string, folder: string, room: () => number): void {
  const files = readdirSync(database, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(database, name)).size)
  const bytes = files.reduce((sum, size) => sum + size, 0)
  if (room() < bytes + roomToBegin) throw new DatabaseUnavailable(diskFull)
  cpSync(database, join(folder, 'database'), { recursive: true })
}

/** Bytes. PGlite needs 16 MB for its next log file. Without that space it stops the whole process. */
const leastRoom = 32 * 1024 * 1024
/** Bytes that a new database and its first log files take. */
const roomToBegin = 128 * 1024 * 1024

async function openLite(folder: string, template: string, room: () => number): Promise<PGlite> {
  const version = await versionOf(folder)
  if (room() < (version ? leastRoom : roomToBegin)) throw new DatabaseUnavailable(diskFull)
  if (version && version !== embeddedVersion) throw new UnusableDatabase('other-version')
  try {
    keepCodeSmall()
    if (!version) await createDatabase(folder, template)
    return await PGlite.create(folder, { startParams })
  } catch (error) {
    throw isErrno(error, noSpace) ? new DatabaseUnavailable(diskFull, { cause: error }) : new UnusableDatabase('damaged', error)
  }
}

/**
 * The default of PGlite, 160 MB of shared buffers, takes memory of the process. The whole database is smaller.
 * Old log files are deleted: kept for later use, they would keep the rows of erased persons.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'wal_recycle=off']

/** Undefined when the folder has no database yet. */
function versionOf(folder: string): Promise<string | undefined> {
  return readFile(join(folder, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
}

/** An empty database with all tables. The build puts it beside the server's bundle (server/empty-database.ts). */
export const emptyDatabaseFolder = 'empty-database'
const emptyDatabase = fileURLToPath(new URL(emptyDatabaseFolder, import.meta.url))

/** Makes a new database in a folder beside the final one, then moves it: an interrupted start leaves no half database. */
async function createDatabase(folder: string, template: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  // A new database takes two seconds, a copy none. The asynchronous copy takes ten times as long.
  if (existsSync(template)) cpSync(template, unfinished, { recursive: true })
  else await makeEmpty(unfinished)
  await chmod(unfinished, 0o700)
  await rename(unfinished, folder)
}

async function makeEmpty(folder: string): Promise<void> {
  const made = await PGlite.create(folder)
  await made.close()
}

/**
 * Keeps V8 from optimizing the code of PGlite. Optimizing takes a second of processor time at each start and 600 MB for
 * a single function of 100 KB. Without it, a query takes a fifth longer. V8 reads these flags when it compiles PGlite.
 */
function keepCodeSmall(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

const diskFull = 'The disk of the data folder is full.'
/** The number that PGlite gives the error "no space left". */
const noSpace = 51
const isErrno = (error: unknown, number: number) => (error as { errno?: unknown } | undefined)?.errno === number

/** Makes every query fail while the disk is almost full. */
export function refuseWithoutRoom(lite: Pick<PGlite, 'query' | 'exec' | 'transaction'>, room: () => number): void {
  const refusing = <Run extends (...values: never[]) => Promise<unknown>>(run: Run): Run =>
    (async (...values: Parameters<Run>) => {
      if (room() < leastRoom) throw new DatabaseUnavailable(diskFull)
      return run(...values)
    }) as unknown as Run
  lite.query = refusing(lite.query.bind(lite))
  lite.exec = refusing(lite.exec.bind(lite))
  lite.transaction = refusing(lite.transaction.bind(lite))
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
