import { eq } from 'drizzle-orm'
import { at } from '../../addresses.ts'
import { commandLine } from '../../core/staff/grant.ts'
import { staff } from '../../core/staff/tables.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { type Process, staffAuthWith } from '../sign-in/staff-auth.server.ts'
import { addStaff } from './staff.server.ts'
import { refusalWords } from './words.ts'

/**
 * Adds an administrator from the command line. Returns the link with which that person sets a password. For an
 * administrator who exists, it is a new link. Refuses the address of a former employee, and of an employee with another role.
 */
export async function addFirstAdministrator(
  process: Process,
  { name, email }: { name: string; email: string },
): Promise<Result<string, string>> {
  const form = { name, email, role: 'administrator', dealerIds: [] }
  const added = await addStaff(process.db, commandLine(), form, process.clock.now())
  if (!added.ok && added.refusal.refusal !== 'email-taken') return refused(refusalWords[added.refusal.refusal])
  const [owner] = await process.db.select().from(staff).where(eq(staff.email, email.toLowerCase()))
  if (owner?.leftAt) return refused(`${email} belongs to a former employee, ${owner.name}. Use another address.`)
  if (owner?.role !== 'administrator')
    return refused(`${email} belongs to ${owner?.name}, who is no administrator. An administrator can change that in the office.`)
  let link = ''
  const auth = await staffAuthWith(process, async ({ token }) => {
    link = process.environment.publicUrl + at.setPassword(token)
  })
  await auth.api.requestPasswordReset({ body: { email: email.toLowerCase() } })
  return done(link)
}
