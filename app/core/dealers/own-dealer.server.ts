import { siteCookie } from '../../platform/cookies.server.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Dealer } from './dealer.ts'
import { findDealer } from './dealers.server.ts'

const dealerCookie = siteCookie('dealer', 180 * 24 * 60 * 60)

/** The dealer that this device remembers, chosen on the dealer's page or in a form. Null without one, or when it is gone. */
export async function ownDealer(db: Db, request: Request): Promise<Dealer | null> {
  const slug = await dealerCookie.read(request)
  return slug && /^[a-z0-9-]{1,80}$/.test(slug) ? findDealer(db, slug) : null
}

/** The header that makes the device remember a dealer. The cookie holds the dealer's slug and no personal data. */
export const rememberDealer = (request: Request, slug: string): Promise<Record<string, string>> => dealerCookie.set(request, slug)

export const forgetDealer = (request: Request): Promise<Record<string, string>> => dealerCookie.remove(request)
