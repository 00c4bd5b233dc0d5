import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import type { Route } from './+types/former-address.screen'

export const handle = { personal: true }

const formerly = new Map([
  ['pindah', at.requestMove],
  ['pembatalan', at.requestCancellation],
  ['kalender.ics', at.requestCalendar],
])

/** Redirects the old addresses for moving, cancelling and the calendar file to the page of the request. */
export function loader({ params: { token, page } }: Route.LoaderArgs) {
  const address = formerly.get(page)
  if (!address) throw data(null, { status: 404 })
  return redirect(address(token), 301)
}
