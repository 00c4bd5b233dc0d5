import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import type { Route } from './+types/short-address.screen'

/** Made for each visit: a shared answer would lose the parameters of a campaign. */
export const handle = { fresh: true }

/** `/about-us` redirects to the profile with the same query. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(at.profile() + new URL(request.url).search, 301)
}

/** Never rendered. But without a component React Router would answer errors as data, not as a page. */
export default function ShortAddress() {
  return null
}
