import { isPrivacyKind, type PrivacyKind } from '../../core/privacy/privacy-request.ts'
import { momentOf, readDay } from '../../lib/calendar-day.ts'
import { readTime } from '../../lib/day.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { readLandline } from '../../lib/landline.ts'
import { dialableMobile } from '../../lib/phone.ts'
import { done, type Result, refused } from '../../lib/result.ts'

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

export const longestWish = 2000

export const newRequestRefusals = ['kind-missing', 'phone-unreadable', 'wish-missing', 'time-unreadable', 'time-later'] as const
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
  const at = readJakartaTime(receivedAt)
  if (!at) return refused({ field: 'receivedAt', refusal: 'time-unreadable' })
  if (Temporal.Instant.compare(at, now) > 0) return refused({ field: 'receivedAt', refusal: 'time-later' })
  return done({ kind, phone: number, wish: wish.slice(0, longestWish), receivedAt: at })
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
