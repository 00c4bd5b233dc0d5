import { siteAddress } from '../../lib/site-address.ts'

/** True for an address of this site, or for a protocol that cannot run code. */
export function isSafeHref(href: string): boolean {
  if (href.startsWith('/')) return siteAddress(href) !== null
  // Browsers read a backslash as a slash, and ignore control characters.
  if (/[\s\\\p{Cc}]/u.test(href)) return false
  return /^(https:\/\/|mailto:|tel:)./.test(href) && URL.canParse(href)
}
