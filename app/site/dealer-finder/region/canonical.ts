import { redirect } from 'react-router'

/**
 * A page has one address: whoever came by another spelling, another province or a closing slash is led there, with
 * the query they brought.
 */
export function leadTo(address: string, request: Request): void {
  const { pathname, search } = new URL(request.url)
  if (pathname !== address) throw redirect(address + search, 301)
}
