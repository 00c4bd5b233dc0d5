import { siteAddress } from '../../lib/site-address.ts'

export const redirectRefusals = ['unreadable', 'of-the-system', 'has-page', 'no-page', 'loop', 'full'] as const

/**
 * `unreadable`: not a path of this site. `of-the-system`: the former address is never looked up. `has-page`: the former address has a page, so the redirect would never be used.
 * `no-page`: the target has no page. `loop`: the target leads back. `full`: the table has as many as it may have.
 */
export type RedirectRefusal = (typeof redirectRefusals)[number]

/** Far more than a site needs. It bounds the list in the office. */
export const mostRedirects = 5000

export const longestAddress = 500

/** True for addresses that the process answers before it looks for a redirect. `path` is a normal path. */
export function isOfTheSystem(path: string): boolean {
  return /^\/(healthz|readyz|metrics|assets|kantor)(\/|$)/.test(path)
}

/** A target with the query of the address that led there, unless the target has its own. */
export function withQueryOf(target: string, search: string): string {
  const [path = '', hash] = target.split('#', 2)
  return `${path.includes('?') ? path : path + search}${hash === undefined ? '' : `#${hash}`}`
}

/** A path in lower case, decoded, without a closing slash. Null for text that is not a path of this site. */
export function normalPath(address: string): string | null {
  // Staff may paste an address with spaces.
  const known = address.length > longestAddress ? null : siteAddress(address.replaceAll(' ', '%20'))
  if (known === null) return null
  try {
    const path = decodeURI(new URL(known, 'http://any').pathname)
    // PostgreSQL cannot store U+0000.
    return /\p{Cc}/u.test(path) ? null : path.replace(/(?<=.)\/+$/, '').toLowerCase()
  } catch {
    return null
  }
}
