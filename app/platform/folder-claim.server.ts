import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** A holder that was just killed may still be leaving. */
const mostAttempts = 20
const betweenAttempts = 250

/** Another process, on this host or another, has the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** Locks that are held. Without a reference here the garbage collector would close them, and so end them. */
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
 * Takes the lock that SQLite takes on a database before it writes; nothing is ever written. The kernel keeps it with
 * the open file and drops it with the process: it holds across containers, and never has to be cleared away.
 */
function lockFile(file: string): DatabaseSync | null {
  // Of two that start at once, the one that is first waits here for the other to let go.
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
