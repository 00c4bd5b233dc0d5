import { type Instant, Temporal } from '../../lib/instant.ts'
import { type Lead, type LeadState, lastEvent, stateOf } from './lead.ts'

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
  return uses[stateOf(lead, now)] ?? null
}
