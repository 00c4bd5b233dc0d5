/** What a request's path asks for: a page, the same page at another path, or nothing that could be one. */
export type PageAddress = { kind: 'page' } | { kind: 'moved'; path: string } | { kind: 'unreadable' } | { kind: 'nothing' }

/**
 * Looks at a path before any route does. Doubled slashes would be read as a host; and React Router would answer with
 * the data of a page alone, which no page of the site asks for and which would escape the rules of its page.
 */
export function readPageAddress(path: string): PageAddress {
  const [pathname = '/'] = path.split('?', 1)
  // A target with a fragment comes from no browser; React Router would not see the rest of the path.
  if (!isReadable(pathname) || path.includes('#')) return { kind: 'unreadable' }
  if (pathname.includes('//')) return { kind: 'moved', path: pathname.replace(/\/{2,}/g, '/') + path.slice(pathname.length) }
  if (pathname.endsWith('.data') || pathname === '/__manifest') return { kind: 'nothing' }
  return { kind: 'page' }
}

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

/** The path and query of a request target, which a proxy may write with its host: `http://contoh.id/our-cars`. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1]
  if (path === undefined) return '/'
  return path.startsWith('/') ? path : `/${path}`
}

// Signs that stand behind a link in a sentence, and that programs take for a part of it. A token may end with - or _.
const behindALink = /(?![-_])[\p{P}\p{S}\p{M}\p{Cf}\s]/u

/** Paths that may have been meant by one where no page is, the likeliest first. */
export function likelyPaths(pathname: string): string[] {
  const withoutSigns = encodeURI(withoutSignsBehind(decodeURI(pathname)))
  const likely = [withoutSigns, withoutSigns.toLowerCase()]
  return [...new Set(likely)].filter((path) => path !== pathname && path !== '')
}

/** From the end: an expression for all of them would begin anew at each sign, at a cost of the square of the length. */
function withoutSignsBehind(path: string): string {
  const letters = [...path]
  return letters.slice(0, letters.findLastIndex((letter) => !behindALink.test(letter)) + 1).join('')
}
