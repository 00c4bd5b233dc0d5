import { addressLine } from '../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../core/dealers/dealer.ts'
import { endedBeforeAppointment, type Lead, lastEvent, stateOf } from '../../core/leads/lead.ts'
import { type Models, modelName } from '../../core/leads/request/about-words.ts'
import { kindWords } from '../../core/leads/request/kind-words.ts'
import type { CalendarEvent } from '../../lib/calendar-file.ts'
import type { Instant } from '../../lib/instant.ts'
import { words } from './words.ts'

type Facts = {
  lead: Lead
  dealer: Dealer
  models: Models
  organizerEmail: string
  /** The page of the request. It must work as long as the entry is in a calendar. */
  address: string
  now: Instant
}

/** A lead's appointment as an entry of the visitor's calendar; null without one. */
export function appointmentEvent({ lead, dealer, models, organizerEmail, address, now }: Facts): CalendarEvent | null {
  const { span, at: changedAt } = lastEvent(lead)
  if (!span || !('vehicle' in lead.payload)) return null
  const state = stateOf(lead, now)
  const isCancelled = state === 'cancelled' || state === 'withdrawn' || endedBeforeAppointment(lead)
  const title = words.calendarTitle(kindWords[lead.kind], modelName(models, lead.payload.vehicle))
  return {
    // No host in the id: the entry stays the same when the site moves to another address.
    times: [{ uid: lead.id, ...span }],
    sequence: lead.history.length - 1,
    status: isCancelled ? 'cancelled' : state === 'confirmed' ? 'confirmed' : 'tentative',
    zone: calendarOf(dealer).zone,
    title: isCancelled ? words.calendarCancelled(title) : title,
    place: `${dealer.name}, ${addressLine(dealer)}`,
    text: words.calendarText(lead.reference),
    organizer: { name: dealer.name, email: organizerEmail },
    address,
    changedAt,
    reminds: true,
  }
}
