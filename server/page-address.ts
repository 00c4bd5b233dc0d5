/** What an address asks for: a page, another address of the same page, or nothing that could be one. */
export type PageAddress = { kind: 'page' } | { kind: 'elsewhere'; path: string } | { kind: 'unreadable' } | { kind: 'nothing' }

/**
 * Looks at a request's path before any route does. Doubled slashes would be read as a host; and React Router
 * would answer with the data of a page alone, which no page of ours asks for and which would escape the rules
 * of the page it belongs to.
 */
export function readPageAddress(path: string): PageAddress {
  const [pathname = '/'] = path.split('?', 1)
  // A target with a fragment comes from no browser; React Router would not see the rest of the path.
  if (!isReadable(pathname) || path.includes('#')) return { kind: 'unreadable' }
  if (pathname.includes('//')) return { kind: 'elsewhere', path: pathname.replace(/\/{2,}/g, '/') + path.slice(pathname.length) }
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
