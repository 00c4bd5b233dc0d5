import type { Instant } from '../../lib/instant.ts'
import type { EventDetail } from './event-detail-schema.ts'
import { type EventKind, happened, isMoveByStaff, type Lead, type LeadEvent, makerAnswers, standing } from './lead.ts'
import type { WorkStatus } from './work-status.ts'

/** The present state of a lead for the people who answer it. It follows from the events. */
export type Progress = {
  status: WorkStatus
  /** The dealer that answers. Null: the maker itself answers. */
  dealerId: string | null
  askedAt: Instant
  /** When the answer is due. Null: answered, ended, or nobody needs to answer. */
  dueAt: Instant | null
  /** The promise that counted for the first answer. */
  promisedBy: Instant | null
  firstContactAt: Instant | null
  /** Minutes of opening time from the request to the first answer. */
  firstContactMinutes: number | null
  assigneeId: string | null
  /** When the present promise was missed and escalated. */
  escalatedAt: Instant | null
  /** The lead that this duplicate is handled with. */
  mergedInto: string | null
}

/** Null for a draft: the visitor has not sent the request yet. */
export function progressOf(lead: Pick<Lead, 'history' | 'dealerId'>): Progress | null {
  if (!happened(lead, 'received')) return null
  const begun: Progress = { ...untouched, askedAt: lead.history[0].at, dealerId: makerAnswers(lead) ? null : lead.dealerId }
  return standing(lead).reduce(after, begun)
}

const untouched = {
  status: 'new',
  dueAt: null,
  promisedBy: null,
  firstContactAt: null,
  firstContactMinutes: null,
  assigneeId: null,
  escalatedAt: null,
  mergedInto: null,
} as const

const promises: readonly EventKind[] = ['received', 'moved', 'dealer-changed', 'dealer-asked', 'handed-over', 'call-time-chosen']
export const answers: readonly EventKind[] = [
  'contact-tried',
  'reached',
  'not-reached',
  'message-sent',
  'confirmed',
  'closed',
  'status-set',
  'attended',
  'car-received',
  'allocated',
]
export const changesDealer: readonly EventKind[] = ['dealer-changed', 'handed-over']

/** True when the event promises the visitor an answer. */
export const promisesAnswer = ({ kind, by, answerBy }: Pick<LeadEvent, 'kind' | 'by' | 'answerBy'>): boolean =>
  promises.includes(kind) && answerBy !== null && !isMoveByStaff({ kind, by })

function after(progress: Progress, event: LeadEvent): Progress {
  const changed = {
    ...progress,
    ...answered(progress, event),
    ...promised(progress, event),
    ...assigned(progress, event),
    ...merged(event),
  }
  const status = statusAfter(changed.status, event)
  return { ...changed, status, dueAt: status === 'new' && changed.mergedInto === null ? changed.dueAt : null }
}

function promised({ askedAt, firstContactAt, promisedBy }: Progress, event: LeadEvent): Partial<Progress> {
  const due = { dueAt: event.answerBy, askedAt: event.kind === 'received' ? event.at : askedAt }
  if (!promisesAnswer(event)) return due
  return { ...due, promisedBy: firstContactAt === null ? event.answerBy : promisedBy, escalatedAt: null }
}

function answered({ firstContactAt }: Progress, { kind, detail, at }: LeadEvent): Partial<Progress> {
  if (firstContactAt !== null || !answers.includes(kind) || detail?.status === 'new') return {}
  return { firstContactAt: at, firstContactMinutes: detail?.openMinutes ?? null }
}

/** An employee of the earlier dealer does not answer for the new one. */
function assigned(progress: Progress, { kind, detail, at }: LeadEvent): Partial<Progress> {
  if (changesDealer.includes(kind)) return { assigneeId: null }
  if (kind !== 'assigned' && kind !== 'escalated') return {}
  const assigneeId = detail?.assignee === undefined ? progress.assigneeId : (detail.assignee?.id ?? null)
  return kind === 'escalated' ? { assigneeId, escalatedAt: at } : { assigneeId }
}

function merged({ kind, detail }: LeadEvent): Partial<Progress> {
  if (kind === 'merged') return { mergedInto: detail?.lead?.id ?? null }
  return kind === 'unmerged' ? { mergedInto: null } : {}
}

function statusAfter(status: WorkStatus, event: LeadEvent): WorkStatus {
  const { kind, detail } = event
  if (promisesAnswer(event)) return 'new'
  if (kind === 'confirmed') return 'scheduled'
  if (kind === 'cancelled' || kind === 'consent-withdrawn') return 'cancelled'
  const here = statusOfVisit[kind]
  if (here) return here
  if (kind === 'status-set' || kind === 'closed') return detail?.status ?? status
  return status === 'new' && answers.includes(kind) ? 'contacted' : status
}

/** The status after an event of the day of the appointment, or of a pre-order's car. */
const statusOfVisit: Partial<Record<EventKind, WorkStatus>> = {
  attended: 'done',
  missed: 'cancelled',
  'car-received': 'scheduled',
  'work-started': 'scheduled',
  'work-ready': 'done',
  allocated: 'scheduled',
}

/** The employee who answers, by the last event that says so. */
export function assigneeOf(lead: Pick<Lead, 'history'>): NonNullable<EventDetail['assignee']> | null {
  const deciding = standing(lead).findLast(({ kind, detail }) => changesDealer.includes(kind) || detail?.assignee !== undefined)
  return deciding?.detail?.assignee ?? null
}
