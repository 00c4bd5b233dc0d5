import { matchRoutes, type RouteObject } from 'react-router'
import { isSafeHref } from './core/content/safe-href.ts'
import routes from './routes.ts'

type RouteTable = readonly { path?: string | undefined; index?: boolean | undefined; children?: RouteTable | undefined }[]

/** Returns a function: true when the route table has a screen for a path of this site, other than the catch-all. */
export function pagesOf(table: RouteTable): (address: string) => boolean {
  return (address) => {
    if (!isSafeHref(address) || !address.startsWith('/')) return false
    const matches = matchRoutes(table as RouteObject[], pathOf(address))
    return matches !== null && matches.at(-1)?.route.path !== catchAll
  }
}

/** The path of the "page not found" screen. */
const catchAll = '*'

function pathOf(address: string): string {
  return new URL(address, 'http://any').pathname
}

export const pageExists = pagesOf(routes)

/** True for an address with a secret in it: whoever knows it opens private data. */
function hasSecret(path: string): boolean {
  const params = matchRoutes(routes as RouteObject[], path)?.at(-1)?.params ?? {}
  return 'token' in params || 'flow' in params
}

/** No page has more. Each costs a look through the route table, and visitors choose how many they send. */
export const mostSegments = 6

/** The nearest page, upwards, that others may know. `/permintaan` for the page of a request, `/` for an unknown address. */
export function pageWithoutSecret(path: string): string {
  const segments = path.split('/', mostSegments + 1).slice(1)
  for (; segments.length > 0; segments.pop()) {
    const shown = `/${segments.join('/')}`
    if (pageExists(shown) && !hasSecret(shown)) return shown
  }
  return '/'
}
