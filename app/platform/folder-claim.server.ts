import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** Try for a few seconds: a holder that was just killed may not have ended yet. */
const mostAttempts = 20
const betweenAttempts = 250

/** Another process holds the folder, on this host or on another one. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** Keeps a reference to each held lock. Otherwise the garbage collector closes the file, and the lock ends. */
const held = new Set<DatabaseSync>()

/**
 * Claims a folder for this process until `release` is called or the process ends, however it ends.
 * Throws `FolderInUse` while another process has it: two processes in one embedded database would destroy it.
 */
export async function claimFolder(folder: string, attempts = mostAttempts): Promise<() => void> {
  const lock = lockFile(join(folder, 'database.lock'))
  if (lock) return keep(lock)
  if (attempts <= 1) throw new FolderInUse(`Another process uses ${folder}.`)
  await pause(betweenAttempts)
  return claimFolder(folder, attempts - 1)
}

function keep(lock: DatabaseSync): () => void {
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

/**
 * Takes the lock that SQLite takes before it writes, and never writes. The kernel ties the lock to the open file and
 * releases it when the process ends: it works across containers, and no stale lock remains.
 */
function lockFile(file: string): DatabaseSync | null {
  // When two processes start at once, the second one waits here for the first to let go.
  const database = new DatabaseSync(file, { timeout: 100 })
  try {
    database.exec('begin exclusive')
    return database
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null
    throw error
  }
}

const sqliteBusy = 5
