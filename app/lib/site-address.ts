const longest = 2000

/**
 * An address of this site, with path, query and fragment, as a browser asks for it: `/promo?model=triton`. Null for any
 * other text: links and redirects to it would leave the site, or could not be sent in a header.
 */
export function siteAddress(typed: string): string | null {
  // Browsers read a backslash as a slash, and leave out tabs and line ends.
  if (typed.length > longest || !/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(typed)) return null
  const { pathname, search, hash } = new URL(typed, 'http://any')
  // The path of `/.//contoh.id` would be the address of another host.
  return pathname.startsWith('//') ? null : pathname + search + hash
}

/** True for a path of this site without query and fragment. */
export const isSitePath = (typed: string): boolean => siteAddress(typed) !== null && !/[?#]/.test(typed)
