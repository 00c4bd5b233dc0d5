import { redirect } from 'react-router'

/**
 * Each page has one address. Another spelling, another province or a closing slash is redirected to it, with its
 * query.
 */
export function leadTo(address: string, request: Request): void {
  const { pathname, search } = new URL(request.url)
  if (pathname !== address) throw redirect(address + search, 301)
}
