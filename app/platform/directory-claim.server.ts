import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Claims a folder for this process: two processes in one embedded database would destroy it.
 * Throws if a living process holds the claim; a dead one's claim is taken over.
 */
export async function claimDirectory(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, '..', 'database.pid')
  const holder = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (holder !== process.pid && isAlive(holder)) {
    throw new Error(`Process ${holder} already uses ${folder}. Stop it, or set DATA_DIR or DATABASE_URL.`)
  }
  await writeFile(file, String(process.pid))
  return () => rm(file, { force: true })
}

function isAlive(pid: number): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
