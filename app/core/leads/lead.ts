import { type Instant, Temporal } from '../../lib/instant.ts'
import { isMobile } from '../../lib/phone.ts'
import type { EventDetail } from './event-detail-schema.ts'
import type { About } from './payload-schema.ts'
import type { Source } from './source.ts'

export const eventKinds = [
  /** Saved, waiting for a one-time code. */
  'drafted',
  'verified',
  'received',
  'moved',
  'dealer-changed',
  /** The visitor asked a dealer about a saved simulation. */
  'dealer-asked',
  'cancelled',
  'qualified',
  'not-yet-qualified',
  'whatsapp-preferred',
  'consent-withdrawn',
  /** A note for an employee, such as a check that could not be made. */
  'noted',
  /** An employee became the one who answers, or nobody (`detail.assignee`). */
  'assigned',
  /** An employee opened the telephone or WhatsApp (`detail.contact`). The result follows. */
  'contact-tried',
  'reached',
  'not-reached',
  /** The visitor chose when to be called (`detail.callAt`). */
  'call-time-chosen',
  /** An employee confirmed the appointment. */
  'confirmed',
  /** An employee set a status that ends nothing (`detail.status`). */
  'status-set',
  /** An employee ended the request: done or invalid (`detail.status`). */
  'closed',
  /** An employee gave the request to another dealer. */
  'handed-over',
  /** The promised time passed without an answer; another employee may have been assigned (`detail.assignee`). */
  'escalated',
  'message-sent',
  /** This request is a duplicate and is handled with another one (`detail.lead`). */
  'merged',
  /** The end of `merged`. */
  'unmerged',
  /** An employee took back the event before this one. */
  'undone',
  /** The visitor came to the test drive. */
  'attended',
  /** The visitor did not come to the appointment. */
  'missed',
  /** The car is at the workshop. */
  'car-received',
  'work-started',
  /** The car can be collected. */
  'work-ready',
  /** A car was reserved for a pre-order (`detail.unit`). */
  'allocated',
  /** A pre-order is passed over for now: `note` says why. It keeps its place. */
  'held',
  /** The end of `allocated` or `held`. */
  'released',
  /** The visitor corrected name or e-mail (`detail.contactBefore`). */
  'contact-corrected',
] as const
export type EventKind = (typeof eventKinds)[number]

/** Events that the visitor does not see. */
export const internalKinds = ['noted', 'contact-tried', 'status-set', 'undone'] as const satisfies readonly EventKind[]
export type VisibleKind = Exclude<EventKind, (typeof internalKinds)[number]>

/** The start and end of an appointment. */
export type Span = { from: Instant; to: Instant }

/** One event of a lead. `span` and `dealerId` are the values after the event. */
export type LeadEvent = {
  kind: EventKind
  span: Span | null
  dealerId: string | null
  /** The promised time of an answer. */
  answerBy: Instant | null
  note: string | null
  /** `visitor`, `site`, `office` (the command line) or `staff` (with `detail.staff`). */
  by: string
  /** What only some kinds have. */
  detail: EventDetail | null
  at: Instant
}

export type Lead = About & {
  id: string
  reference: string
  name: string
  phone: string
  email: string | null
  dealerId: string | null
  source: Source
  createdAt: Instant
  /** In order of time; never empty. */
  history: readonly [LeadEvent, ...LeadEvent[]]
}

export type LeadOf<Kind extends About['kind']> = Extract<Lead, { kind: Kind }>

export type LeadState =
  | 'awaiting-code'
  | 'verified'
  | 'received'
  | 'moved'
  | 'confirmed'
  | 'closed'
  | 'cancelled'
  | 'withdrawn'
  | 'past'
  | 'missed'
  | 'at-workshop'
  | 'in-work'
  | 'ready'

const stateAfter: Partial<Record<EventKind, LeadState>> = {
  drafted: 'awaiting-code',
  verified: 'verified',
  received: 'received',
  moved: 'moved',
  'dealer-changed': 'moved',
  'dealer-asked': 'received',
  'handed-over': 'moved',
  confirmed: 'confirmed',
  'status-set': 'received',
  closed: 'closed',
  cancelled: 'cancelled',
  'consent-withdrawn': 'withdrawn',
  attended: 'closed',
  missed: 'missed',
  'car-received': 'at-workshop',
  'work-started': 'in-work',
  'work-ready': 'ready',
}

export function lastEvent({ history }: Pick<Lead, 'history'>): LeadEvent {
  return history[history.length - 1] ?? history[0]
}

/** Where an appointment is, as a form of the office sends it back. */
export function placeOf(lead: Pick<Lead, 'history'>): string {
  const { span, dealerId } = lastEvent(lead)
  return `${dealerId} ${span?.from}`
}

/** The events without those that an employee took back. An `undone` event follows the event that it takes back. */
export function standing({ history }: Pick<Lead, 'history'>): LeadEvent[] {
  return history.filter(({ kind }, number) => kind !== 'undone' && history[number + 1]?.kind !== 'undone')
}

/** Events that give a lead another slot or dealer. */
export const replacesPlace: readonly EventKind[] = ['moved', 'dealer-changed', 'handed-over']

/** The slot and dealer that an event replaced. Null when the event changed neither. `number` counts from 0. */
export function placeBefore({ history }: Pick<Lead, 'history'>, number: number): Pick<LeadEvent, 'span' | 'dealerId'> | null {
  const [before, event] = [history[number - 1], history[number]]
  if (!before || !event || !replacesPlace.includes(event.kind)) return null
  return { span: before.span, dealerId: before.dealerId }
}

export function happened(lead: Pick<Lead, 'history'>, kind: EventKind): boolean {
  return standing(lead).some((event) => event.kind === kind)
}

/** True when the maker's own staff answers: the lead has no dealer, or is not qualified for the dealer yet. */
export function makerAnswers(lead: Pick<Lead, 'dealerId' | 'history'>): boolean {
  const deciding = standing(lead).findLast(({ kind }) => decidesWhoAnswers.includes(kind))
  return lead.dealerId === null || deciding?.kind === 'not-yet-qualified'
}

const decidesWhoAnswers: readonly EventKind[] = ['not-yet-qualified', 'qualified', 'dealer-changed', 'handed-over']

/** The last event that changed the state. Null: nothing has happened since the request arrived. */
export function decidingEvent(lead: Pick<Lead, 'history'>): LeadEvent | null {
  return standing(lead).findLast(({ kind }) => stateAfter[kind]) ?? null
}

/** True when an employee chose another time at the same dealer: it is arranged, so it promises no further answer. */
export const isMoveByStaff = ({ kind, by }: Pick<LeadEvent, 'kind' | 'by'>): boolean => kind === 'moved' && by === 'staff'

/** A confirmed appointment stays confirmed when an employee moves it. */
function staysConfirmed(lead: Pick<Lead, 'history'>): boolean {
  const before = standing(lead).findLast((event) => stateAfter[event.kind] && !isMoveByStaff(event))
  return before?.kind === 'confirmed'
}

export function stateOf(lead: Pick<Lead, 'history'>, now: Instant): LeadState {
  const deciding = decidingEvent(lead)
  const decided = (deciding && stateAfter[deciding.kind]) ?? 'received'
  const state = staysConfirmed(lead) ? 'confirmed' : decided
  const { span } = lastEvent(lead)
  const isOver = span !== null && Temporal.Instant.compare(span.from, now) <= 0
  return isOver && isOpen(state) ? 'past' : state
}

const open = ['received', 'moved', 'confirmed'] as const

/** True while the visitor waits for an answer or an appointment. */
export const isOpen = (state: LeadState): boolean => (open as readonly LeadState[]).includes(state)

/** States of an appointment whose day has come. */
const afterArrival = ['missed', 'at-workshop', 'in-work', 'ready'] as const

const allowed = {
  move: open,
  'change-dealer': open,
  cancel: [...open, 'awaiting-code', 'verified'],
  'prefer-whatsapp': open,
  'choose-call-time': open,
  'withdraw-consent': [...open, 'awaiting-code', 'verified', 'closed', 'cancelled', 'past', ...afterArrival],
} satisfies Record<string, readonly LeadState[]>

export type LeadAction = keyof typeof allowed
export const leadActions = Object.keys(allowed) as LeadAction[]

/** What the visitor may still do. Only an appointment can be moved; only a lead with a dealer can change its dealer. */
export function can(action: LeadAction, lead: Pick<Lead, 'kind' | 'history' | 'dealerId' | 'phone'>, now: Instant): boolean {
  if (action === 'move' && !lastEvent(lead).span) return false
  if (action === 'change-dealer' && lead.dealerId === null) return false
  if (action === 'prefer-whatsapp' && !couldPreferWhatsapp(lead)) return false
  if (action === 'choose-call-time' && contactOf(lead)?.kind !== 'not-reached') return false
  return (allowed[action] as readonly LeadState[]).includes(stateOf(lead, now))
}

const contacts: readonly EventKind[] = ['reached', 'not-reached', 'call-time-chosen']

/** Events after which an earlier attempt to reach the visitor no longer matters: the matter is settled, or promised anew. */
const settlesContact: readonly EventKind[] = [
  'moved',
  'dealer-changed',
  'dealer-asked',
  'handed-over',
  'confirmed',
  'closed',
  'attended',
  'missed',
  'car-received',
  'work-started',
  'work-ready',
]

/** The last attempt to reach the visitor, or the visitor's answer to it, while it matters. */
export function contactOf(lead: Pick<Lead, 'history'>): LeadEvent | null {
  const last = standing(lead).findLast(
    (event) => contacts.includes(event.kind) || (settlesContact.includes(event.kind) && !isMoveByStaff(event)),
  )
  return last && contacts.includes(last.kind) ? last : null
}

const arrivals: readonly EventKind[] = ['attended', 'car-received']

/** True when an employee ended the request before its appointment began: the slot is free for others. */
export function endedBeforeAppointment(lead: Pick<Lead, 'history'>): boolean {
  const deciding = decidingEvent(lead)
  if (deciding?.kind !== 'closed' || !deciding.span) return false
  const hasArrived = standing(lead).some(({ kind }) => arrivals.includes(kind))
  return !hasArrived && Temporal.Instant.compare(deciding.at, deciding.span.from) < 0
}

function couldPreferWhatsapp(lead: Pick<Lead, 'kind' | 'history' | 'phone'>): boolean {
  return isMobile(lead.phone) && !happened(lead, 'whatsapp-preferred') && !isOnlySaved(lead)
}

/** True for a saved simulation: nobody calls the visitor before a dealer was asked. */
function isOnlySaved(lead: Pick<Lead, 'kind' | 'history'>): boolean {
  return lead.kind === 'simulation' && !happened(lead, 'dealer-asked')
}
