import type { AppointmentKind } from '../../../core/appointments/offer.ts'
import { decidingEvent, endedBeforeAppointment, type Lead, type LeadState, lastEvent, stateOf } from '../../../core/leads/lead.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import type { EntryState, VisitAct } from './entry-state.ts'

const states: Record<LeadState, EntryState> = {
  'awaiting-code': 'requested',
  verified: 'requested',
  received: 'requested',
  moved: 'moved',
  confirmed: 'confirmed',
  /** The time has passed, and no employee has said whether the visitor came. */
  past: 'unmarked',
  closed: 'closed',
  missed: 'missed',
  'at-workshop': 'at-workshop',
  'in-work': 'in-work',
  ready: 'ready',
  cancelled: 'cancelled',
  withdrawn: 'cancelled',
}

export type Appointment = Extract<Lead, { kind: AppointmentKind }>

export const isAppointment = (lead: Lead): lead is Appointment => lead.kind === 'test-drive' || lead.kind === 'service'

export function entryStateOf(lead: Appointment, now: Instant): EntryState {
  return hasCome(lead) ? 'came' : states[stateOf(lead, now)]
}

/** An employee noted the visit, or called the request done after its appointment had begun. */
function hasCome(lead: Appointment): boolean {
  const deciding = decidingEvent(lead)
  if (deciding?.kind === 'closed') return deciding.detail?.status === 'done' && !endedBeforeAppointment(lead)
  return deciding?.kind === 'attended'
}

const beforeArrival: readonly LeadState[] = ['received', 'moved', 'confirmed', 'past']

/** Hours before an appointment in which its visitor may already be there. */
const earliestArrival = 3

/** True when the employee may say this about the appointment now. */
export function canVisit(act: VisitAct, lead: Appointment, now: Instant): boolean {
  const state = stateOf(lead, now)
  const { span } = lastEvent(lead)
  if (!span) return false
  const mayBeThere = Temporal.Instant.compare(span.from.subtract({ hours: earliestArrival }), now) <= 0
  switch (act) {
    case 'attend':
      return lead.kind === 'test-drive' && mayBeThere && [...beforeArrival, 'missed'].includes(state)
    case 'receive-car':
      return lead.kind === 'service' && mayBeThere && [...beforeArrival, 'missed'].includes(state)
    case 'miss':
      return state === 'past'
    case 'start-work':
      return state === 'at-workshop'
    case 'finish-work':
      return state === 'at-workshop' || state === 'in-work'
  }
}
