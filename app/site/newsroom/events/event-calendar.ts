import { spansOf } from '../../../core/content/event-times.ts'
import type { PublicEvent } from '../../../core/content/events.ts'
import type { CalendarEvent } from '../../../lib/calendar-file.ts'
import type { Instant } from '../../../lib/instant.ts'
import { words } from './words.ts'

type Facts = {
  slug: string
  event: PublicEvent
  revision: number
  changedAt: Instant
  organizer: CalendarEvent['organizer']
  /** The page of the event. */
  address: string
  now: Instant
}

/**
 * An event for the visitor's calendar: one entry for each day that is not over. A later revision replaces the entries. Null
 * when every day is over.
 */
export function eventCalendar({ slug, event, revision, changedAt, organizer, address, now }: Facts): CalendarEvent | null {
  const left = spansOf(event).filter(({ to }) => now.epochMilliseconds < to.epochMilliseconds)
  const [first, ...others] = left.map(({ date, from, to }) => ({ uid: `${slug}-${date}`, from, to }))
  if (!first) return null
  const { title, summary, zone, place } = event
  return {
    ...{ title, zone, organizer, address, changedAt },
    times: [first, ...others],
    sequence: revision - 1,
    status: 'confirmed',
    place: `${place.name}, ${place.address}, ${place.city}`,
    text: words.calendarText(summary, address),
    reminds: false,
  }
}
