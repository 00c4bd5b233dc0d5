/** True for a path of this site, or for a protocol that cannot run code. */
export function isSafeHref(href: string): boolean {
  // Browsers read a backslash as a slash, and ignore control characters.
  if (/[\s\\\p{Cc}]/u.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  return /^(https:\/\/|mailto:|tel:)./.test(href) && URL.canParse(href)
}
