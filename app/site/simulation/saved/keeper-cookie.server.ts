import { happened, type LeadOf } from '../../../core/leads/lead.ts'
import { closeAddress, findLead, openAddress } from '../../../core/leads/leads.server.ts'
import { isRequestKey, newRequestKey, tokenOf } from '../../../core/leads/private-address.server.ts'
import type { Instant } from '../../../lib/instant.ts'
import { siteCookie } from '../../../platform/cookies.server.ts'
import type { Db } from '../../../platform/database.server.ts'

const seconds = 24 * 60 * 60
const secretCookie = siteCookie('simulasi', seconds)

/**
 * After a number was verified, this browser can save more simulations for it within a day without another code. The
 * browser gets its own secret: a shared link to the simulation does not give that right.
 */
export async function rememberKeeper(db: Db, request: Request, token: string, now: Instant): Promise<Record<string, string>> {
  const lead = await findLead(db, token, now)
  if (!lead) return {}
  await closeEarlier(db, request)
  const secret = newRequestKey()
  await openAddress(db, lead.id, keeperToken(secret), now, now.add({ seconds }))
  return secretCookie.set(request, secret)
}

export async function forgetKeeper(db: Db, request: Request): Promise<Record<string, string>> {
  await closeEarlier(db, request)
  return secretCookie.remove(request)
}

async function closeEarlier(db: Db, request: Request): Promise<void> {
  const secret = await secretIn(request)
  if (secret) await closeAddress(db, keeperToken(secret))
}

/** The last simulation of this browser. Null without a verification within a day, or after a cancellation or withdrawal. */
export async function keeperOf(db: Db, request: Request, now: Instant): Promise<LeadOf<'simulation'> | null> {
  const secret = await secretIn(request)
  const lead = secret ? await findLead(db, keeperToken(secret), now) : null
  if (lead?.kind !== 'simulation' || happened(lead, 'consent-withdrawn') || happened(lead, 'cancelled')) return null
  const verified = lead.history.find(({ kind }) => kind === 'verified')
  const isRecent = verified && verified.at.until(now).total('seconds') < seconds
  return isRecent ? lead : null
}

/** The browser's secret as an address token. No page opens with it. */
const keeperToken = (secret: string): string => tokenOf(`keeper ${secret}`)

async function secretIn(request: Request): Promise<string | null> {
  const secret = await secretCookie.read(request)
  return secret !== null && isRequestKey(secret) ? secret : null
}
