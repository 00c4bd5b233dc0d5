import { at } from '../app/addresses.ts'
import { repeatErasures } from '../app/core/privacy/repeat-erasures.server.ts'
import { enforceRetention } from '../app/core/privacy/retention/retention.server.ts'
import { own } from '../app/lib/own.ts'
import { done, type Result, refused } from '../app/lib/result.ts'
import { addSampleLeads } from '../app/office/sample/sample-leads.server.ts'
import { addSampleStaff } from '../app/office/sample/sample-staff.server.ts'
import { addFirstAdministrator } from '../app/office/staff/first-administrator.server.ts'
import type { Services } from '../app/platform/services.ts'

export const usage = `Usage:
  bin/admin create NAME EMAIL   Adds an administrator and prints a link to set a password. It works once, for an hour.
  bin/admin demo                Both commands below: a demonstration of the office.
  bin/admin demo-staff          Adds a sample employee of each role and prints how each signs in.
  bin/admin demo-leads [COUNT]  Adds sample leads of the last two weeks (usually 300). Sends no message.
  bin/admin retention           Deletes what has been stored long enough, and erases again what a restore brought back.`

export type AdminProcess = Pick<Services, 'db' | 'environment' | 'clock'>

const usualLeads = 300

/** What a command prints, or why it did nothing. */
type Printed = Result<string, string>

const commands: Record<string, ((process: AdminProcess, words: readonly string[]) => Promise<Printed>) | undefined> = {
  create: (process, [name = '', email = '']) => addFirstAdministrator(process, { name, email }),
  demo: async (process) => {
    const staff = tableOf(await addSampleStaff(process))
    const count = await addSampleLeads(process, usualLeads)
    return done(`${staff}\n\n${count} sample leads added. Sign in: ${process.environment.publicUrl}${at.signIn()}`)
  },
  'demo-staff': async (process) => done(tableOf(await addSampleStaff(process))),
  'demo-leads': async (process, [count = String(usualLeads)]) => {
    if (!/^[1-9]\d{0,3}$/.test(count)) return refused(`${count} is not a number from 1 to 9999.`)
    return done(`${await addSampleLeads(process, Number(count))} sample leads added.`)
  },
  retention: async ({ db, environment, clock }) => {
    const again = await repeatErasures(db, environment, clock.now())
    const deleted = await enforceRetention({ db, dataDir: environment.dataDir }, clock.now())
    return done(`${again} erased persons erased again. Deleted: ${JSON.stringify(deleted)}`)
  },
}

/** Runs a command of `bin/admin`. */
export async function runAdminCommand(process: AdminProcess, [name = '', ...words]: readonly string[]): Promise<Printed> {
  return (await own(commands, name)?.(process, words)) ?? refused(usage)
}

function tableOf(staff: Awaited<ReturnType<typeof addSampleStaff>>): string {
  const lines = staff.map(({ role, email, password, totpKey }) => [role, email, password, ...(totpKey ? [totpKey] : [])])
  return [['role', 'e-mail', 'password', 'key for an authenticator app'], ...lines].map((line) => line.join('\t')).join('\n')
}
