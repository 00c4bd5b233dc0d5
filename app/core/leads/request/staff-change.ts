import type { Instant } from '../../../lib/instant.ts'
import { decidingEvent, endedBeforeAppointment, type Lead, stateOf } from '../lead.ts'

/** What employees, and not the visitor, changed last: the page of the request says so. */
export type StaffChange = 'moved' | 'handed-over' | 'cancelled' | 'invalid' | 'released'

/** Null when the state of the request came from the visitor, or says enough by itself. */
export function staffChangeOf(lead: Pick<Lead, 'history'>, now: Instant): StaffChange | null {
  const deciding = decidingEvent(lead)
  if (!deciding || deciding.by === 'visitor' || stateOf(lead, now) === 'past') return null
  const { kind, detail } = deciding
  if (kind === 'moved' || kind === 'handed-over' || kind === 'cancelled') return kind
  if (kind !== 'closed') return null
  if (detail?.status === 'invalid') return 'invalid'
  return endedBeforeAppointment(lead) ? 'released' : null
}
