// The commands of `bin/admin`.
import { addFirstAdministrator } from '../app/office/staff/first-administrator.server.ts'
import { readEnvironment } from '../app/platform/environment.server.ts'
import { log } from '../app/platform/log.server.ts'
import { openProcess } from './process.ts'

const usage = `Usage:
  bin/admin create NAME EMAIL   Adds an administrator and prints a link to set a password. It works once, for an hour.`

const [command, ...words] = process.argv.slice(2)

try {
  process.exitCode = await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const [name, email] = words
  if (command !== 'create' || !name || !email) {
    console.error(usage)
    return 2
  }
  log.level = 'silent'
  const opened = await openProcess({ ...readEnvironment(process.env), jobs: false }, log, () => {})
  try {
    const added = await addFirstAdministrator(opened.services, { name, email })
    if (added.ok) console.log(added.value)
    else console.error(added.refusal)
    return added.ok ? 0 : 1
  } finally {
    await opened.close()
  }
}
