// The commands of `bin/admin`.
import { addSampleStaff } from '../app/office/sample/sample-staff.server.ts'
import { addFirstAdministrator } from '../app/office/staff/first-administrator.server.ts'
import { readEnvironment } from '../app/platform/environment.server.ts'
import { log } from '../app/platform/log.server.ts'
import type { Services } from '../app/platform/services.ts'
import { openProcess } from './process.ts'

const usage = `Usage:
  bin/admin create NAME EMAIL   Adds an administrator and prints a link to set a password. It works once, for an hour.
  bin/admin demo-staff          Adds a sample employee of each role and prints how each signs in.`

type Command = (process: Pick<Services, 'db' | 'environment' | 'clock'>, words: readonly string[]) => Promise<string>

const commands: Record<string, Command | undefined> = {
  create: async (process, [name = '', email = '']) => {
    const added = await addFirstAdministrator(process, { name, email })
    if (!added.ok) throw new Error(added.refusal)
    return added.value
  },
  'demo-staff': async (process) => {
    const lines = (await addSampleStaff(process)).map(({ role, email, password, totpKey }) =>
      [role, email, password, ...(totpKey ? [totpKey] : [])].join('\t'),
    )
    return ['role\te-mail\tpassword\tkey for an authenticator app', ...lines].join('\n')
  },
}

const [name = '', ...words] = process.argv.slice(2)
const command = commands[name]
try {
  if (command) console.log(await run(command))
  else leave(usage, 2)
} catch (error) {
  leave((error as Error).message, 1)
}

async function run(command: Command): Promise<string> {
  log.level = 'silent'
  const opened = await openProcess({ ...readEnvironment(process.env), jobs: false }, log, () => {})
  try {
    return await command(opened.services, words)
  } finally {
    await opened.close()
  }
}

function leave(message: string, code: number): void {
  console.error(message)
  process.exitCode = code
}
