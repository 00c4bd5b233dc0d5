// The program behind `bin/admin`.
import { readEnvironment } from '../app/platform/environment.server.ts'
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
  const asked = environment.databaseUrl ? null : await askRunningSite(environment.dataDir, words)
  if (asked) return asked
  const opened = await openProcess({ ...environment, jobs: false }, log, () => {})
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
