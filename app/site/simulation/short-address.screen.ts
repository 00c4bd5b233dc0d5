import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import type { Route } from './+types/short-address.screen'
import { toAddress } from './posted.server.ts'

/** `/simulasi` redirects to the credit simulation with the same query. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(at.creditSimulation() + new URL(request.url).search, 301)
}

export function action({ request }: Route.ActionArgs) {
  return toAddress(request, at.creditSimulation())
}

/** Never rendered. But without a component React Router would answer errors as data, not as a page. */
export default function ShortAddress() {
  return null
}
