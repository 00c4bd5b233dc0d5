import { type Instant, Temporal } from '../../lib/instant.ts'
import { endedBeforeAppointment, happened, type Lead, type LeadState, lastEvent, stateOf } from './lead.ts'

/** What the calendar file does with the entry in the visitor's own calendar. */
export type CalendarUse = 'add' | 'update' | 'remove'

const uses: Partial<Record<LeadState, CalendarUse>> = {
  received: 'add',
  moved: 'update',
  cancelled: 'remove',
  withdrawn: 'remove',
}

/** Null when the lead has no future appointment. */
export function calendarUse(lead: Pick<Lead, 'history'>, now: Instant): CalendarUse | null {
  const { span } = lastEvent(lead)
  if (!span || Temporal.Instant.compare(span.from, now) <= 0) return null
  const state = stateOf(lead, now)
  if (endedBeforeAppointment(lead)) return 'remove'
  if (state === 'confirmed') return happened(lead, 'moved') ? 'update' : 'add'
  return uses[state] ?? null
}
