import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** In bytes: several times what the databases of a whole run take at once. */
const room = 2 * 1024 ** 3

/** Where tests put what they throw away. To copy a database takes twenty times as long on a disk as in memory. */
export function scratchFolder(): string {
  return isRoomy(memory) ? memory : tmpdir()
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
