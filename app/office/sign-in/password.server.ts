import { isAPIError } from 'better-auth/api'
import { recordAudit } from '../../core/staff/audit.server.ts'
import { longestPassword, shortestPassword } from '../../core/staff/auth.server.ts'
import type { Grant, Staff } from '../../core/staff/grant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { countAll } from '../../platform/rate-limit.server.ts'
import type { Services } from '../../platform/services.ts'
import { type Process, staffAuth } from './staff-auth.server.ts'
import type { Refusal } from './words.ts'

/** Sends a link to set a password, if the address is that of an employee. The answer does not tell which. */
export async function requestPasswordLink(
  process: Process & Pick<Services, 'client'>,
  email: string,
): Promise<Result<undefined, Refusal>> {
  const counted = await countAll(
    process.db,
    [
      { kind: 'email', key: `password link for ${email.toLowerCase()}`, limit: { points: 5, seconds: 60 * 60 } },
      { kind: 'address', key: `password links from ${process.client}`, limit: { points: 30, seconds: 60 * 60 } },
    ],
    process.clock.now(),
  )
  if (!counted.ok) return refused('wait')
  await sendPasswordLink(process, email)
  return done(undefined)
}

/** Sends a link to set a password, without a limit. An unknown address gets nothing. */
export async function sendPasswordLink(process: Process, email: string): Promise<void> {
  const auth = await staffAuth(process)
  await auth.api.requestPasswordReset({ body: { email } })
}

/** An administrator sends a colleague a link to set a password. */
export async function sendLinkTo(process: Process, grant: Grant<'staff:manage'>, { id, email }: Staff): Promise<void> {
  await sendPasswordLink(process, email)
  const entry = { action: 'password-link-sent', subject: { kind: 'staff', id } } as const
  await recordAudit(process.db, grant, entry, process.clock.now())
}

/** Sets the password of the employee whose link has this token, and ends all sessions of that employee. */
export async function setPassword(process: Process, token: string, password: string): Promise<Result<undefined, Refusal>> {
  if (password.length < shortestPassword) return refused('password-short')
  if (password.length > longestPassword) return refused('password-long')
  const auth = await staffAuth(process)
  try {
    await auth.api.resetPassword({ body: { newPassword: password, token } })
    return done(undefined)
  } catch (error) {
    if (isAPIError(error)) return refused('link-used')
    throw error
  }
}
