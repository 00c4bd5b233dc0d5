import { createHmac } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../core/staff/audit.server.ts'
import { grant } from '../../core/staff/grant.ts'
import { findStaff } from '../../core/staff/staff.server.ts'
import { staffSessions } from '../../core/staff/tables.ts'
import { own } from '../../lib/own.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { bucketOf } from '../../platform/bucket.ts'
import { siteCookie } from '../../platform/cookies.server.ts'
import { count, countAll } from '../../platform/rate-limit.server.ts'
import type { Services } from '../../platform/services.ts'
import { authHeaders } from './session.server.ts'
import { type Process as AuthProcess, staffAuth } from './staff-auth.server.ts'
import type { Refusal } from './words.ts'

type Process = AuthProcess & Pick<Services, 'client'>

/** Whether a second factor is needed first, and the headers that set the cookies. */
export type SignedIn = { next: 'office' | 'second-factor'; headers: Headers }

/** Checks an e-mail address and a password. Takes as long for an unknown address as for a wrong password. */
export async function signIn(
  process: Process,
  request: Request,
  { email, password }: { email: string; password: string },
): Promise<Result<SignedIn, Refusal>> {
  if (!(await mayTry(process, request, email))) return refused('wait')
  const auth = await staffAuth(process)
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password },
      headers: authHeaders(request),
      returnHeaders: true,
    })
    if ('twoFactorRedirect' in response) return done({ next: 'second-factor', headers })
    return finish(process, request, headers, response.user, 'password')
  } catch (error) {
    if (isAPIError(error)) return refused('not-recognised')
    throw error
  }
}

/** Checks the second factor: a code from an app, or a recovery code. */
export async function verifySecondFactor(
  process: Process,
  request: Request,
  { code, trustDevice }: { code: string; trustDevice: boolean },
): Promise<Result<SignedIn, Refusal>> {
  const auth = await staffAuth(process)
  const isTotp = /^\d{6}$/.test(code)
  const sent = { body: { code, trustDevice }, headers: authHeaders(request), returnHeaders: true } as const
  try {
    const { headers, response } = await (isTotp ? auth.api.verifyTOTP(sent) : auth.api.verifyBackupCode(sent))
    const { token, user } = response
    if (isTotp && !(await isFirstUse(process, user.id, code))) {
      await process.db.delete(staffSessions).where(eq(staffSessions.token, String(token)))
      return refused('code-used')
    }
    return finish(process, request, headers, user, isTotp ? 'app' : 'recovery-code')
  } catch (error) {
    if (!isAPIError(error)) throw error
    return refused(own(secondFactorRefusals, String(error.body?.code)) ?? 'code-wrong')
  }
}

const secondFactorRefusals: Record<string, Refusal> = {
  INVALID_TWO_FACTOR_COOKIE: 'code-expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'code-expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'wait',
}

/** A code of an app is good for 90 seconds, and only once: somebody may have seen it being typed. */
async function isFirstUse({ db, clock }: Process, staffId: string, code: string): Promise<boolean> {
  const used = await count(db, `code ${code} of ${staffId}`, { points: 1, seconds: 120 }, clock.now())
  return used.ok
}

async function finish(
  process: Process,
  request: Request,
  headers: Headers,
  { id }: { id: string },
  by: 'password' | 'app' | 'recovery-code',
): Promise<Result<SignedIn, Refusal>> {
  const staff = await findStaff(process.db, id)
  if (!staff) return refused('not-recognised')
  const entry = { action: 'signed-in', subject: { kind: 'staff', id }, after: { by } } as const
  await recordAudit(process.db, grant(staff, 'office:open'), entry, process.clock.now())
  const mark = await knownDevice.set(request, await deviceMark(process, staff.email))
  for (const [name, value] of Object.entries(mark)) headers.append(name, value)
  return done({ next: 'office', headers })
}

/** Says that this device signed in with an address before. It opens nothing; it only has a limit of its own. */
const knownDevice = siteCookie('kantor-perangkat', 180 * 24 * 60 * 60)

async function deviceMark(process: Process, email: string): Promise<string> {
  const { secret } = await (await staffAuth(process)).$context
  return createHmac('sha256', secret).update(`device of ${email.toLowerCase()}`).digest('base64url')
}

/** Ten attempts at once, then one a minute. Strangers use up their own limit, not that of the employee's own device. */
const perEmail = { burst: 10, perMinute: 1 }
/** A whole office can share one network address. */
const perAddress = bucketOf(10)

async function mayTry(process: Process, request: Request, email: string): Promise<boolean> {
  const isKnown = (await knownDevice.read(request)) === (await deviceMark(process, email))
  const counted = await countAll(
    process.db,
    [
      { kind: 'email', key: `sign-in of ${email.toLowerCase()}${isKnown ? ' on a known device' : ''}`, limit: perEmail },
      { kind: 'address', key: `sign-in from ${process.client}`, limit: perAddress },
    ],
    process.clock.now(),
  )
  return counted.ok
}
