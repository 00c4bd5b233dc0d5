import { isPrivacyKind, type PrivacyKind } from '../../core/privacy/privacy-request.ts'
import { momentOf, readDay } from '../../lib/calendar-day.ts'
import { readTime } from '../../lib/day.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { readLandline } from '../../lib/landline.ts'
import { dialableMobile } from '../../lib/phone.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { letterCount } from '../../lib/typed-text.ts'

/** What an employee can do with a request. */
export type RequestAct = 'close' | 'refuse' | 'erase' | 'download'
export type RequestRefusal = 'not-possible'

type Standing = { kind: string; phone: string | null; handledAt: Instant | null; erasedAt: Instant | null }

/** A deletion ends with its erasure and the confirmations; every other request is closed by an employee. */
export function actsOn({ kind, phone, handledAt, erasedAt }: Standing): RequestAct[] {
  if (handledAt || erasedAt) return []
  if (kind === 'deletion') return phone ? ['erase', 'refuse'] : ['refuse']
  return kind === 'access' && phone ? ['download', 'close', 'refuse'] : ['close', 'refuse']
}

export type NewRequest = { kind: PrivacyKind; phone: string; wish: string; receivedAt: Instant }
export type NewRequestField = 'kind' | 'phone' | 'wish' | 'receivedAt'
export type TypedRequest = Record<NewRequestField, string>

/** Letters of a text that an employee types here. */
export const longestText = 2000

/** Hours before now: an older time is a slip of the hand. */
const oldestTime = 365 * 24

export const timeRefusals = ['time-unreadable', 'time-later', 'time-too-early'] as const
export type TimeRefusal = (typeof timeRefusals)[number]

export const newRequestRefusals = ['kind-missing', 'phone-unreadable', 'wish-missing', 'wish-too-long', ...timeRefusals] as const
export type NewRequestRefusal = (typeof newRequestRefusals)[number]

/** Reads the form of a new request. The legal time runs from the receipt, which may be before today. */
export function readNewRequest(
  { kind, phone, wish, receivedAt }: TypedRequest,
  now: Instant,
): Result<NewRequest, { field: NewRequestField; refusal: NewRequestRefusal }> {
  if (!isPrivacyKind(kind)) return refused({ field: 'kind', refusal: 'kind-missing' })
  const number = dialableMobile(phone) ?? readLandline(phone)?.number
  if (!number) return refused({ field: 'phone', refusal: 'phone-unreadable' })
  if (wish === '') return refused({ field: 'wish', refusal: 'wish-missing' })
  if (letterCount(wish) > longestText) return refused({ field: 'wish', refusal: 'wish-too-long' })
  const at = readPastTime(receivedAt, now)
  return at.ok ? done({ kind, phone: number, wish, receivedAt: at.value }) : refused({ field: 'receivedAt', refusal: at.refusal })
}

/** A time in Jakarta from which a legal time runs: within the year before now. */
export function readPastTime(text: string, now: Instant): Result<Instant, TimeRefusal> {
  const at = readJakartaTime(text)
  if (!at) return refused('time-unreadable')
  if (Temporal.Instant.compare(at, now) > 0) return refused('time-later')
  return Temporal.Instant.compare(at, now.subtract({ hours: oldestTime })) < 0 ? refused('time-too-early') : done(at)
}

/** What an employee tells a person whose request is refused. */
export const reasonRefusals = ['reason-missing', 'reason-too-long'] as const
export type ReasonRefusal = (typeof reasonRefusals)[number]

export function readReason(typed: string): Result<string, ReasonRefusal> {
  if (typed === '') return refused('reason-missing')
  return letterCount(typed) > longestText ? refused('reason-too-long') : done(typed)
}

/** `2026-11-28T09:30` as a moment on clocks in Jakarta, where the maker's staff works. Null for anything else. */
export function readJakartaTime(text: string): Instant | null {
  const [date = '', time = ''] = text.split('T')
  const [day, minutes] = [readDay(date), readTime(time.slice(0, 5))]
  return day && minutes !== null ? momentOf(day, minutes, 'Asia/Jakarta') : null
}

/** The same in the other direction, for the field. */
export const jakartaTime = (at: Instant): string =>
  at.toZonedDateTimeISO('Asia/Jakarta').toPlainDateTime().toString({ smallestUnit: 'minute' })
