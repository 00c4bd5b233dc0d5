import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import type { Route } from './+types/short-address.screen'
import { toAddress } from './posted.server.ts'

/** `/simulasi` is short for the credit simulation, whatever was chosen with it. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(at.creditSimulation() + new URL(request.url).search, 301)
}

export function action({ request }: Route.ActionArgs) {
  return toAddress(request, at.creditSimulation())
}

/** Never shown. A screen without a component answers what it throws as bare data, not as a page. */
export default function ShortAddress() {
  return null
}
