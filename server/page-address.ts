/** What a path asks for: a page, a page at another path, an unreadable path, or a path that no page can have. */
export type PageAddress = { kind: 'page' } | { kind: 'moved'; path: string } | { kind: 'unreadable' } | { kind: 'nothing' }

/**
 * Checks a path before the router does. A browser would read a doubled slash as the start of a host. For a path that
 * ends with `.data`, React Router answers only the data of a page. Only pages of the office ask for it; for a page of the
 * site, the data would get around the rules of the page, such as its caching.
 */
export function readPageAddress(path: string): PageAddress {
  const [pathname = '/'] = path.split('?', 1)
  // No browser sends a fragment. React Router would ignore the path after it.
  if (!isReadable(pathname) || path.includes('#')) return { kind: 'unreadable' }
  if (pathname.includes('//')) return { kind: 'moved', path: pathname.replace(/\/{2,}/g, '/') + path.slice(pathname.length) }
  if (pathname === '/__manifest' || (pathname.endsWith('.data') && !isOffice(pathname))) return { kind: 'nothing' }
  return { kind: 'page' }
}

const isOffice = (pathname: string): boolean => /^\/kantor[./]/.test(pathname)

/** The page whose data React Router asks for in the office: `/kantor/akun.data` belongs to `/kantor/akun`. */
export function withoutDataSuffix(pathname: string): string {
  return isOffice(pathname) ? pathname.replace(/\.data$/, '') : pathname
}

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

/** The path and query of a request target. A proxy may put the host before them: `http://contoh.id/our-cars`. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1]
  if (path === undefined) return '/'
  return path.startsWith('/') ? path : `/${path}`
}

// Punctuation after a link in a sentence. Some programs take it for a part of the link. A token may end with - or _.
const afterALink = /(?![-_])[\p{P}\p{S}\p{M}\p{Cf}\s]/u

/** For a path without a page: the paths that were probably meant, the most likely first. */
export function likelyPaths(pathname: string): string[] {
  const withoutSigns = encodeURI(withoutSignsAtEnd(decodeURI(pathname)))
  const likely = [withoutSigns, withoutSigns.toLowerCase()]
  return [...new Set(likely)].filter((path) => path !== pathname && path !== '')
}

/** Searches from the end. A regular expression would restart at each sign and take quadratic time. */
function withoutSignsAtEnd(path: string): string {
  const letters = [...path]
  return letters.slice(0, letters.findLastIndex((letter) => !afterALink.test(letter)) + 1).join('')
}
