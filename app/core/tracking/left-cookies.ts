import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import { campaignCookie, clicksCookie, markerCookie, sourceCookie, termCookie } from '../../lib/tracking-cookies.ts'

/** Names of the cookies that the tags of a purpose set, on this host or on a domain above it. */
const namesOfTags: Partial<Record<ConsentPurpose, RegExp>> = {
  analytics: /^(?:_ga(?:_\w+)?|_gid|_gat\w*|_dc_gtm_[\w-]+|FPID|FPLC)$/,
  advertising: /^(?:_gcl_\w+|_gac_[\w-]+|_fb[pc]|_ttp|_tt_enable_cookie|ttcsid\w*)$/,
  recording: /^(?:_clck|_clsk|_hj\w+)$/,
}

/** Our own cookies. The marker of external scripts may have any purpose. */
const ownNames: Partial<Record<ConsentPurpose, readonly string[]>> = {
  advertising: [clicksCookie],
  affiliate: [sourceCookie, campaignCookie, termCookie],
}

/** The `Set-Cookie` values that delete the cookies of purposes that are not allowed. */
export function deletedCookies(cookies: string, host: string, refused: readonly ConsentPurpose[]): string[] {
  const names = cookies.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
  const isOf = (purpose: ConsentPurpose, name: string) => namesOfTags[purpose]?.test(name) || ownNames[purpose]?.includes(name)
  const belongs = (name: string) => name.startsWith(markerCookie) || refused.some((purpose) => isOf(purpose, name))
  const left = [...new Set(names)]
    .filter((name) => refused.length > 0 && /^[\w-]+$/.test(name) && belongs(name))
    .slice(0, mostNames)
  return left.flatMap((name) => ['', ...domainsAbove(host)].map((domain) => deletion(name, domain)))
}

/** A header with more cookies than a site of tags sets would only cost time. */
const mostNames = 40

const deletion = (name: string, domain: string) => `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`

/** `www.contoh.co.id` → itself, `contoh.co.id` and `co.id`, for which a browser ignores the deletion. */
function domainsAbove(host: string): string[] {
  const name = host.replace(/:\d+$/, '')
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return []
  const parts = name.split('.')
  return parts.slice(0, -1).map((_, place) => parts.slice(place).join('.'))
}
