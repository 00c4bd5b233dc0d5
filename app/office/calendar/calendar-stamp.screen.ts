import { data } from 'react-router'
import { deskOf } from '../frame/desk.server.ts'
import type { Route } from './+types/calendar-stamp.screen'
import { readChoice } from './calendar-address.ts'
import { calendarStamp } from './calendar-stamp.server.ts'
import { openCalendar } from './open-calendar.server.ts'

/** Asked now and then by an open calendar: it reads itself again when the text has changed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const opened = await openCalendar(db, allow('lead:read'), readChoice(new URL(request.url).searchParams), clock.now())
  if (!opened) throw data(null, 404)
  return new Response(await calendarStamp(db, opened.dealer, opened.span), { headers: { 'cache-control': 'no-store' } })
}
