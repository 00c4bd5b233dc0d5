import { type Instant, Temporal } from '../../lib/instant.ts'
import { isMobile } from '../../lib/phone.ts'
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
] as const
export type EventKind = (typeof eventKinds)[number]

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
  by: string
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

export type LeadState = 'awaiting-code' | 'verified' | 'received' | 'moved' | 'cancelled' | 'withdrawn' | 'past'

const stateAfter: Partial<Record<EventKind, LeadState>> = {
  drafted: 'awaiting-code',
  verified: 'verified',
  received: 'received',
  moved: 'moved',
  'dealer-changed': 'moved',
  'dealer-asked': 'received',
  cancelled: 'cancelled',
  'consent-withdrawn': 'withdrawn',
}

export function lastEvent({ history }: Pick<Lead, 'history'>): LeadEvent {
  return history[history.length - 1] ?? history[0]
}

/** The slot and dealer that an event replaced. Null when the event changed neither. `number` counts from 0. */
export function placeBefore({ history }: Pick<Lead, 'history'>, number: number): Pick<LeadEvent, 'span' | 'dealerId'> | null {
  const [before, event] = [history[number - 1], history[number]]
  if (!before || (event?.kind !== 'moved' && event?.kind !== 'dealer-changed')) return null
  return { span: before.span, dealerId: before.dealerId }
}

export function happened({ history }: Pick<Lead, 'history'>, kind: EventKind): boolean {
  return history.some((event) => event.kind === kind)
}

/** True when the maker's own staff answers: the lead has no dealer, or is not qualified for the dealer yet. */
export function makerAnswers({ dealerId, history }: Pick<Lead, 'dealerId' | 'history'>): boolean {
  const deciding = history.findLast(
    ({ kind }) => kind === 'not-yet-qualified' || kind === 'qualified' || kind === 'dealer-changed',
  )
  return dealerId === null || deciding?.kind === 'not-yet-qualified'
}

export function stateOf(lead: Pick<Lead, 'history'>, now: Instant): LeadState {
  const deciding = lead.history.findLast(({ kind }) => stateAfter[kind])
  const state = (deciding && stateAfter[deciding.kind]) ?? 'received'
  const { span } = lastEvent(lead)
  const isOver = span !== null && Temporal.Instant.compare(span.from, now) <= 0
  return isOver && (state === 'received' || state === 'moved') ? 'past' : state
}

const open = ['received', 'moved'] as const
const allowed = {
  move: open,
  'change-dealer': open,
  cancel: [...open, 'awaiting-code', 'verified'],
  'prefer-whatsapp': open,
  'withdraw-consent': [...open, 'awaiting-code', 'verified', 'cancelled', 'past'],
} satisfies Record<string, readonly LeadState[]>

export type LeadAction = keyof typeof allowed

/** What the visitor may still do. Only an appointment can be moved; only a lead with a dealer can change its dealer. */
export function can(action: LeadAction, lead: Pick<Lead, 'kind' | 'history' | 'dealerId' | 'phone'>, now: Instant): boolean {
  if (action === 'move' && !lastEvent(lead).span) return false
  if (action === 'change-dealer' && lead.dealerId === null) return false
  if (action === 'prefer-whatsapp' && !couldPreferWhatsapp(lead)) return false
  return (allowed[action] as readonly LeadState[]).includes(stateOf(lead, now))
}

function couldPreferWhatsapp(lead: Pick<Lead, 'kind' | 'history' | 'phone'>): boolean {
  return isMobile(lead.phone) && !happened(lead, 'whatsapp-preferred') && !isOnlySaved(lead)
}

/** True for a saved simulation: nobody calls the visitor before a dealer was asked. */
function isOnlySaved(lead: Pick<Lead, 'kind' | 'history'>): boolean {
  return lead.kind === 'simulation' && !happened(lead, 'dealer-asked')
}
