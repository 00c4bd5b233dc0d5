import { phaseOf } from '../../../core/content/event-times.ts'
import type { PublicEvent } from '../../../core/content/events.ts'
import type { Instant } from '../../../lib/instant.ts'
import { zoneLabel } from '../../../lib/zone.ts'
import { allHoursText, datesText } from './dates.ts'
import { words } from './words.ts'

/** An event as lists show it. */
export type EventSummary = Pick<PublicEvent, 'title' | 'summary' | 'topic' | 'sample' | 'picture'> & {
  slug: string
  dates: string
  hours: string
  place: string
  status: EventStatus
}

export type EventStatus = { phase: ReturnType<typeof phaseOf>['phase']; text: string | null; hours: string | null }

export function summaryOf(slug: string, event: PublicEvent, now: Instant): EventSummary {
  const { title, summary, topic, sample, picture, days, zone, place } = event
  return {
    ...{ slug, title, summary, topic, sample, picture },
    dates: datesText(days),
    hours: `${allHoursText(days)} ${zoneLabel[zone]}`,
    place: placeText(place),
    status: statusOf(event, now),
  }
}

/** A dealer's name usually contains its city. */
export const placeText = ({ name, city }: PublicEvent['place']): string => (name.includes(city) ? name : `${name}, ${city}`)

export function statusOf(event: PublicEvent, now: Instant): EventStatus {
  const state = phaseOf(event, now)
  switch (state.phase) {
    case 'today':
      return { phase: state.phase, text: words.today, hours: words.todayHours(state.day, zoneLabel[event.zone]) }
    case 'between':
      return { phase: state.phase, text: words.between(state.next), hours: null }
    default:
      return { phase: state.phase, text: null, hours: null }
  }
}
