import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Free bytes needed: several times as much as the databases of a whole run use at once. */
const room = 2 * 1024 ** 3

/** A temporary folder for tests, in memory if it has room: copying a database takes twenty times as long on a disk. */
export function newScratchFolder(): string {
  const folder = mkdtempSync(join(isRoomy(memory) ? memory : tmpdir(), 'site-tests-'))
  // PostgreSQL runs as another user and has to reach its folder inside this one.
  chmodSync(folder, 0o755)
  return folder
}

function isRoomy(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > room
  } catch {
    return false
  }
}
