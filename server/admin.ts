// The program behind `bin/admin`.
import { setTimeout as pause } from 'node:timers/promises'
import type { Result } from '../app/lib/result.ts'
import { type Environment, readEnvironment } from '../app/platform/environment.server.ts'
import { FolderInUse } from '../app/platform/folder-claim.server.ts'
import { log } from '../app/platform/log.server.ts'
import { runAdminCommand } from './admin-commands.ts'
import { askRunningSite } from './admin-socket.ts'
import { openProcess } from './process.ts'

const words = process.argv.slice(2)
try {
  const printed = await run()
  if (printed.ok) console.log(printed.value)
  else leave(printed.refusal, 2)
} catch (error) {
  leave((error as Error).message, 1)
}

async function run() {
  log.level = 'silent'
  const environment = readEnvironment(process.env)
  return environment.databaseUrl ? runHere(environment) : askOrRunHere(environment)
}

/** A site that makes its first start uses the folder and does not answer yet. One attempt takes six seconds. */
const mostAttempts = 20

async function askOrRunHere(environment: Environment, attempt = 1): Promise<Result<string, string>> {
  const asked = await askRunningSite(environment.dataDir, words)
  if (asked) return asked
  try {
    return await runHere(environment)
  } catch (error) {
    if (!((error as Error).cause instanceof FolderInUse) || attempt === mostAttempts) throw error
  }
  if (attempt === 1) console.error(`Waiting for the process that uses ${environment.dataDir}…`)
  await pause(1000)
  return askOrRunHere(environment, attempt + 1)
}

async function runHere(environment: Environment) {
  const opened = await openProcess({ ...environment, jobs: false }, log, { contentChanged: () => {}, isQuiet: () => true })
  try {
    return await runAdminCommand(opened.services, words)
  } finally {
    await opened.close()
  }
}

function leave(message: string, code: number): void {
  console.error(message)
  process.exitCode = code
}
