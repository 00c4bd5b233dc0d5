import type { Staff } from '../../core/staff/grant.ts'
import type { Role } from '../../core/staff/roles.ts'
import { findStaff } from '../../core/staff/staff.server.ts'
import { type Process, staffAuth } from './staff-auth.server.ts'

/** The roles that must have a second factor before they can work. */
const withSecondFactor: readonly Role[] = ['administrator']

type SignedIn = { staff: Staff; hasSecondFactor: boolean; needsSecondFactor: boolean; sessionId: string }

/** The employee whose session the request carries. Null without a session, and for an employee who has left. */
export async function findSession(process: Process, request: Request): Promise<SignedIn | null> {
  const headers = authHeaders(request)
  // A request without a cookie of the office costs no query.
  if (!headers.get('Cookie')?.includes('kantor')) return null
  const auth = await staffAuth(process)
  const found = await auth.api.getSession({ headers })
  const staff = found && (await findStaff(process.db, found.user.id))
  if (!staff) return null
  const hasSecondFactor = found.user.twoFactorEnabled === true
  const needsSecondFactor = !hasSecondFactor && withSecondFactor.includes(staff.role)
  return { staff, hasSecondFactor, needsSecondFactor, sessionId: found.session.id }
}

/** The headers that better-auth needs from a request. */
export function authHeaders({ headers }: Request): Headers {
  const kept = new Headers()
  for (const name of ['Cookie', 'User-Agent']) {
    const value = headers.get(name)
    if (value) kept.set(name, value)
  }
  return kept
}
