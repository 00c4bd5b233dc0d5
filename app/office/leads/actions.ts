import { type Lead, lastEvent, stateOf } from '../../core/leads/lead.ts'
import { type Progress, progressOf } from '../../core/leads/progress.ts'
import { reachOf } from '../../core/leads/reach.ts'
import { openStatuses, type WorkStatus } from '../../core/leads/work-status.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'

const any: readonly WorkStatus[] = ['new', 'contacted', 'scheduled', 'done', 'cancelled', 'invalid']
const notCancelled: readonly WorkStatus[] = ['new', 'contacted', 'scheduled', 'done', 'invalid']

/** What an employee may do in which status. */
const allowed = {
  note: any,
  assign: openStatuses,
  contact: openStatuses,
  confirm: ['new', 'contacted'],
  'set-status': notCancelled,
  cancel: openStatuses,
  'send-message': openStatuses,
  'hand-over': openStatuses,
  merge: notCancelled,
  unmerge: any,
} satisfies Record<string, readonly WorkStatus[]>

export type LeadAction = keyof typeof allowed
export const leadActions = Object.keys(allowed) as LeadAction[]

/** Why an employee's action changed nothing. */
export const actRefusals = [
  'unknown',
  'not-possible',
  'changed-meanwhile',
  'moved-meanwhile',
  'note-missing',
  'note-too-long',
  'employee-unknown',
  'dealer-unknown',
  'same-dealer',
  'dealer-unfit',
  'slot-gone',
  'slot-lost',
  'too-many',
  'other-person',
  'has-appointment',
  'promise-open',
  'template-unfit',
] as const
export type ActRefusal = (typeof actRefusals)[number]

/** What an employee may do with a lead now, apart from the role. */
export function canAct(action: LeadAction, lead: Lead, now: Instant): boolean {
  const progress = progressOf(lead)
  if (!progress || !(allowed[action] as readonly WorkStatus[]).includes(progress.status)) return false
  if (action === 'note') return true
  if (stateOf(lead, now) === 'withdrawn') return false
  return progress.mergedInto === null ? fits(action, lead, now) : action === 'unmerge'
}

function fits(action: LeadAction, lead: Lead, now: Instant): boolean {
  if (action === 'unmerge') return false
  if (action === 'confirm') return isAhead(lead, now)
  return action !== 'send-message' || reachOf(lead) !== null
}

/** True when the lead has an appointment in the future. */
export function isAhead(lead: Pick<Lead, 'history'>, now: Instant): boolean {
  const { span } = lastEvent(lead)
  return span !== null && Temporal.Instant.compare(span.from, now) > 0
}

/** True when the promise to the visitor has passed without an answer. */
export function isLate({ dueAt }: Pick<Progress, 'dueAt'>, now: Instant): boolean {
  return dueAt !== null && Temporal.Instant.compare(dueAt, now) < 0
}
