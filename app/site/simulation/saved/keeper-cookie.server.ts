import { happened, type LeadOf } from '../../../core/leads/lead.ts'
import { findLead } from '../../../core/leads/leads.server.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'

const cookie = 'simulasi'
const seconds = 24 * 60 * 60

/** Lets whoever has just shown a number to be theirs keep more simulations for it today, without another code. */
export const rememberKeeper = (request: Request, token: string): Record<string, string> => setCookie(request, token, seconds)

export const forgetKeeper = (request: Request): Record<string, string> => setCookie(request, '', 0)

function setCookie(request: Request, value: string, maxAge: number): Record<string, string> {
  const secure = request.url.startsWith('https:') ? '; Secure' : ''
  return { 'Set-Cookie': `${cookie}=${value}; Max-Age=${maxAge}; Path=/simulasi; HttpOnly; SameSite=Lax${secure}` }
}

/** The simulation this browser kept last; null where no code has shown its number to be theirs within a day, or it was cancelled or withdrawn. */
export async function keeperOf(db: Db, request: Request, now: Instant): Promise<LeadOf<'simulation'> | null> {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/)
  const token = cookies.find((each) => each.startsWith(`${cookie}=`))?.slice(cookie.length + 1)
  const lead = token ? await findLead(db, token, now) : null
  if (lead?.kind !== 'simulation' || happened(lead, 'consent-withdrawn') || happened(lead, 'cancelled')) return null
  const verified = lead.history.find(({ kind }) => kind === 'verified')
  const isRecent = verified && verified.at.until(now).total('seconds') < seconds
  return isRecent ? lead : null
}
