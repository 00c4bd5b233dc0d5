import { at } from '~/addresses.ts'
import { siteAddress } from '~/lib/site-address.ts'

/** The page of the office that the address names in `ke`. Any other address, such as one of another site, is ignored. */
export function pageAfterSignIn(request: Pick<Request, 'url'>): string {
  const wanted = siteAddress(new URL(request.url).searchParams.get('ke') ?? '') ?? ''
  const isOffice = /^\/kantor(?:[/?]|$)/.test(wanted) && !wanted.startsWith(at.signIn())
  return isOffice ? wanted : at.office()
}
