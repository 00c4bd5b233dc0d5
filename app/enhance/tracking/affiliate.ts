import type { PageTag } from '../../lib/page-tracking.ts'
import { campaignCookie, sourceCookie, termCookie } from '../../lib/tracking-cookies.ts'
import { readCookie, setCookie } from './own-cookies.ts'
import type { Partner } from './partner.ts'

/** The parameters of an address and the cookies that keep them. */
const cookies = {
  utm_source: sourceCookie,
  utm_campaign: campaignCookie,
  utm_term: termCookie,
} as const
type Parameter = keyof typeof cookies
const lifetimeSeconds = 30 * 24 * 60 * 60
const longest = 200

/** Keeps the campaign of a visit that came from the partner. */
function keepVisit(id: string, search: string): void {
  const parameters = new URLSearchParams(search)
  if (parameters.get('utm_source') !== id) return
  for (const name of Object.keys(cookies) as Parameter[])
    setCookie(cookies[name], (parameters.get(name) ?? '').slice(0, longest), lifetimeSeconds)
}

/** The partner of a tag, for this visit. */
export function partnerOf({ id, address }: Pick<PageTag, 'id' | 'address'>, search: string, isAllowed: () => boolean): Partner {
  keepVisit(id, search)
  const [source, campaign = '', term = ''] = Object.values(cookies).map((name) => readCookie(name) ?? '')
  const isFromPartner = source === id
  return {
    origin: isFromPartner ? { partner: id, utm_source: id, utm_campaign: campaign, utm_term: term } : {},
    tell: (event) => {
      if (!isFromPartner || !isAllowed()) return
      navigator.sendBeacon(address, new URLSearchParams({ source: id, campaign, term, ...event }))
    },
  }
}
