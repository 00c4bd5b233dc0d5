import { happened, type LeadOf } from '../../../core/leads/lead.ts'
import { closeAddress, findLead, openAddress } from '../../../core/leads/leads.server.ts'
import { isRequestKey, newRequestKey, tokenOf } from '../../../core/leads/private-address.server.ts'
import type { Instant } from '../../../lib/instant.ts'
import { readCookie, setCookie } from '../../../platform/cookies.server.ts'
import type { Db } from '../../../platform/database.server.ts'

const cookie = 'simulasi'
const seconds = 24 * 60 * 60

/**
 * Lets whoever has just shown a number to be theirs keep more simulations for it today, without another code. The
 * browser gets a secret of its own: a link to the simulation, which may be passed on, opens nothing here.
 */
export async function rememberKeeper(db: Db, request: Request, token: string, now: Instant): Promise<Record<string, string>> {
  const lead = await findLead(db, token, now)
  if (!lead) return {}
  await closeEarlier(db, request)
  const secret = newRequestKey()
  await openAddress(db, lead.id, keeperToken(secret), now, now.add({ seconds }))
  return setCookie(request, { name: cookie, value: secret, seconds })
}

export async function forgetKeeper(db: Db, request: Request): Promise<Record<string, string>> {
  await closeEarlier(db, request)
  return setCookie(request, { name: cookie, value: '', seconds: 0 })
}

async function closeEarlier(db: Db, request: Request): Promise<void> {
  const secret = secretIn(request)
  if (secret) await closeAddress(db, keeperToken(secret))
}

/** The simulation this browser kept last; null where no code has shown its number to be theirs within a day, or it was cancelled or withdrawn. */
export async function keeperOf(db: Db, request: Request, now: Instant): Promise<LeadOf<'simulation'> | null> {
  const secret = secretIn(request)
  const lead = secret ? await findLead(db, keeperToken(secret), now) : null
  if (lead?.kind !== 'simulation' || happened(lead, 'consent-withdrawn') || happened(lead, 'cancelled')) return null
  const verified = lead.history.find(({ kind }) => kind === 'verified')
  const isRecent = verified && verified.at.until(now).total('seconds') < seconds
  return isRecent ? lead : null
}

/** Where the browser's secret opens the simulation: no address of a page. */
const keeperToken = (secret: string): string => tokenOf(`keeper ${secret}`)

function secretIn(request: Request): string | null {
  const secret = readCookie(request, cookie)
  return secret !== null && isRequestKey(secret) ? secret : null
}
