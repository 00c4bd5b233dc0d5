import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readSettings } from '~/core/content/settings.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { nextEventChange } from '~/core/content/shown-events.server.ts'
import { calendarFile, methodOf } from '~/lib/calendar-file.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/calendar.screen'
import { eventCalendar } from './event-calendar.ts'
import { eventOr404 } from './event-page.server.ts'

/** The calendar file of an event, with the days that are left. Without any: leads to the page, which says that it is over. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const now = clock.now()
  const { body, revision, updatedAt } = await eventOr404(db, slug, at.eventCalendar, now)
  const [settings, freshUntil] = await Promise.all([readSettings(db), nextEventChange(db, now)])
  const event = eventCalendar({
    slug,
    event: body,
    revision,
    changedAt: updatedAt,
    organizer: { name: makerName(settings), email: settings.support.email.label },
    address: environment.publicUrl + at.event(slug),
    now,
  })
  if (!event) throw redirect(at.event(slug))
  const headers = {
    'Content-Type': `text/calendar; method=${methodOf(event)}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${slug}.ics"`,
    ...(freshUntil && { 'X-Fresh-Until': freshUntil.toString() }),
  }
  return new Response(calendarFile(event), { headers })
}
