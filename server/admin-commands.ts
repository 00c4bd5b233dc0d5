import { done, type Result, refused } from '../app/lib/result.ts'
import { addSampleStaff } from '../app/office/sample/sample-staff.server.ts'
import { addFirstAdministrator } from '../app/office/staff/first-administrator.server.ts'
import type { Services } from '../app/platform/services.ts'

export const usage = `Usage:
  bin/admin create NAME EMAIL   Adds an administrator and prints a link to set a password. It works once, for an hour.
  bin/admin demo-staff          Adds a sample employee of each role and prints how each signs in.`

export type AdminProcess = Pick<Services, 'db' | 'environment' | 'clock'>

/** What a command prints, or why it did nothing. */
type Printed = Result<string, string>

const commands: Record<string, ((process: AdminProcess, words: readonly string[]) => Promise<Printed>) | undefined> = {
  create: (process, [name = '', email = '']) => addFirstAdministrator(process, { name, email }),
  'demo-staff': async (process) => done(tableOf(await addSampleStaff(process))),
}

/** Runs a command of `bin/admin`. */
export async function runAdminCommand(process: AdminProcess, [name = '', ...words]: readonly string[]): Promise<Printed> {
  return (await commands[name]?.(process, words)) ?? refused(usage)
}

function tableOf(staff: Awaited<ReturnType<typeof addSampleStaff>>): string {
  const lines = staff.map(({ role, email, password, totpKey }) => [role, email, password, ...(totpKey ? [totpKey] : [])])
  return [['role', 'e-mail', 'password', 'key for an authenticator app'], ...lines].map((line) => line.join('\t')).join('\n')
}
