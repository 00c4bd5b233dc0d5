import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** In bytes: several times what the databases of a whole run take at once. */
const room = 2 * 1024 ** 3

/** A folder for what tests throw away. To copy a database takes twenty times as long on a disk as in memory. */
export function newScratchFolder(): string {
  const folder = mkdtempSync(join(isRoomy(memory) ? memory : tmpdir(), 'site-tests-'))
  // PostgreSQL runs as a user of its own, beneath it.
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
