import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a holder may take to go: one that was just killed may still be leaving. */
const attempts = 20
const betweenAttempts = 250

/**
 * Claims a folder for this process: two processes in one embedded database would destroy it.
 * Throws if a living process keeps the claim; a dead one's claim is taken over.
 */
export async function claimDirectory(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, '..', 'database.pid')
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await writeClaim(file)) return () => rm(file, { force: true })
    if (await isHeld(file)) await pause(betweenAttempts)
    else await rm(file, { force: true })
  }
  throw new Error(`Another process already uses ${folder}. Stop it, or set DATA_DIR or DATABASE_URL.`)
}

async function writeClaim(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(String(process.pid))
    await handle.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isHeld(file: string): Promise<boolean> {
  const holder = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (holder === process.pid || !isAlive(holder)) return false
  return isNode(holder)
}

// After a restart of the machine the number may belong to another program.
async function isNode(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'node')
  return command.includes('node')
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
