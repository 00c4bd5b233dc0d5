import { statfsSync } from 'node:fs'
import { access, constants, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Database, Db } from './database.server.ts'
import { DatabaseUnavailable } from './database-away.ts'
import { claimFolder } from './folder-claim.server.ts'
import { bringUpToDate } from './migrations.server.ts'

/** The version of PostgreSQL that PGlite is made from. A database of another one cannot be opened. */
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

/** PostgreSQL inside this process; one process a folder. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  await access(dataDir, constants.W_OK)
  const release = await claimFolder(dataDir)
  const room = () => roomIn(dataDir)
  const lite = await openLite(join(dataDir, 'database'), room).catch((error) => {
    release()
    throw error
  })
  refuseWithoutRoom(lite, room)
  const db = drizzle(lite)
  return {
    db: db as unknown as Db,
    forJobs: { db: fromPglite(lite), backend: 'pglite' },
    migrate: async (fill = async () => {}) => {
      await bringUpToDate(db as unknown as Db, (config) => migrate(db, config))
      await fill(db as unknown as Db)
    },
    listen: async (channel, heard) => {
      await lite.listen(channel, heard)
    },
    close: async () => {
      await lite.close()
      release()
    },
  }
}

/** Bytes. PGlite needs 16 MB for the next file of its log, and stops the whole process when it cannot get them. */
const leastRoom = 32 * 1024 * 1024
/** Bytes that a new database takes, and its first log files. */
const roomToBegin = 128 * 1024 * 1024

async function openLite(folder: string, room: () => number): Promise<PGlite> {
  const version = await versionOf(folder)
  if (room() < (version ? leastRoom : roomToBegin)) throw new DatabaseUnavailable(diskFull)
  if (version && version !== embeddedVersion) throw new UnusableDatabase('other-version')
  try {
    if (!version) await makeWhole(folder)
    return await PGlite.create(folder, { startParams })
  } catch (error) {
    throw isErrno(error, noSpace) ? new DatabaseUnavailable(diskFull, { cause: error }) : new UnusableDatabase('damaged', error)
  }
}

/** PGlite's own 160 MB of shared buffers are memory of the process; the whole database is smaller. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** Undefined where there is no database yet. */
function versionOf(folder: string): Promise<string | undefined> {
  return readFile(join(folder, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
}

/** Makes a new database beside its place and then moves it there: a start that is cut off leaves nothing half made. */
async function makeWhole(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const made = await PGlite.create(unfinished)
  await made.close()
  await rename(unfinished, folder)
}

const diskFull = 'The disk of the data folder is full.'
/** "No space left" as PGlite numbers it. */
const noSpace = 51
const isErrno = (error: unknown, number: number) => (error as { errno?: unknown } | undefined)?.errno === number

/** Makes every query fail while the disk is about to be full. */
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
