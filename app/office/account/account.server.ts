import { isAPIError } from 'better-auth/api'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { recordAudit } from '~/core/staff/audit.server.ts'
import { longestPassword, shortestPassword } from '~/core/staff/auth.server.ts'
import { forgetVerifications } from '~/core/staff/staff.server.ts'
import { staffSessions } from '~/core/staff/tables.ts'
import { done, type Result, refused } from '~/lib/result.ts'
import { count } from '~/platform/rate-limit.server.ts'
import type { Desk } from '../frame/desk.server.ts'
import { authHeaders } from '../sign-in/session.server.ts'
import { staffAuth } from '../sign-in/staff-auth.server.ts'
import type { AccountRefusal } from './words.ts'

export type Session = { id: string; userAgent: string; since: string }

/** The devices on which an employee is signed in, newest first. `since`: ISO instant. */
export async function listSessions({ db, staff, clock }: Desk): Promise<Session[]> {
  const now = new Date(clock.now().epochMilliseconds)
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staff.id), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.createdAt))
    .limit(50)
  return rows.map(({ id, userAgent, createdAt }) => ({ id, userAgent: userAgent ?? '', since: createdAt.toISOString() }))
}

/** Ends one of the employee's own sessions, or all but the present one (`others`). */
export async function endSession(
  { db, staff, clock, allow }: Desk,
  which: { id: string } | { othersThan: string },
): Promise<void> {
  const chosen = 'id' in which ? eq(staffSessions.id, which.id) : ne(staffSessions.id, which.othersThan)
  await db.transaction(async (tx) => {
    await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, staff.id), chosen))
    const entry = { action: 'session-ended', subject: { kind: 'staff', id: staff.id } } as const
    await recordAudit(tx, allow('office:open'), entry, clock.now())
  })
}

/** Changes the password and ends the other sessions. Returns the headers that set the new session's cookie. */
export async function changePassword(
  desk: Desk,
  request: Request,
  { current, next }: { current: string; next: string },
): Promise<Result<Headers, { field: 'current' | 'next'; refusal: AccountRefusal }>> {
  if (next.length < shortestPassword) return refused({ field: 'next', refusal: 'password-short' })
  if (next.length > longestPassword) return refused({ field: 'next', refusal: 'password-long' })
  if (!(await mayGuess(desk))) return refused({ field: 'current', refusal: 'wait' })
  const auth = await staffAuth(desk)
  try {
    const { headers } = await auth.api.changePassword({
      body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
      headers: authHeaders(request),
      returnHeaders: true,
    })
    await forgetVerifications(desk.db, desk.staff.id)
    await recordOwn(desk, 'password-set')
    return done(headers)
  } catch (error) {
    if (isAPIError(error)) return refused({ field: 'current', refusal: 'current-wrong' })
    throw error
  }
}

/** Whoever sits at an open session must not guess the password. Ten attempts at once, then one a minute. */
async function mayGuess({ db, staff, clock }: Desk): Promise<boolean> {
  return (await count(db, `present password of ${staff.id}`, { burst: 10, perMinute: 1 }, clock.now())).ok
}

/** What an authenticator app needs, and the recovery codes. Not active until `finishSecondFactor`. */
export type SecondFactor = { uri: string; recoveryCodes: string[] }

export async function startSecondFactor(
  desk: Desk,
  request: Request,
  password: string,
): Promise<Result<SecondFactor, AccountRefusal>> {
  if (!(await mayGuess(desk))) return refused('wait')
  const auth = await staffAuth(desk)
  try {
    const started = await auth.api.enableTwoFactor({ body: { password }, headers: authHeaders(request) })
    if (started.method !== 'totp') throw new Error(`Unexpected second factor: ${started.method}`)
    return done({ uri: started.totpURI, recoveryCodes: started.backupCodes })
  } catch (error) {
    if (!isAPIError(error)) throw error
    return refused(error.body?.code === 'TOTP_ALREADY_ENABLED' ? 'already-on' : 'current-wrong')
  }
}

/** Activates the second factor with a first code. Returns the headers that set the new session's cookie. */
export async function finishSecondFactor(desk: Desk, request: Request, code: string): Promise<Result<Headers, AccountRefusal>> {
  const auth = await staffAuth(desk)
  try {
    const { headers } = await auth.api.verifyTOTP({ body: { code }, headers: authHeaders(request), returnHeaders: true })
    await recordOwn(desk, 'second-factor-set')
    return done(headers)
  } catch (error) {
    if (isAPIError(error)) return refused('code-wrong')
    throw error
  }
}

async function recordOwn({ db, staff, clock, allow }: Desk, action: 'password-set' | 'second-factor-set'): Promise<void> {
  await recordAudit(db, allow('office:open'), { action, subject: { kind: 'staff', id: staff.id } }, clock.now())
}
