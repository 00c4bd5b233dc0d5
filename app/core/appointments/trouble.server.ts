import { at } from '../../addresses.ts'
import { clockTime } from '../../lib/day.ts'
import { type Result, refused } from '../../lib/result.ts'
import { calendarOf } from '../dealers/dealer.ts'
import type { AppointmentRefusal } from './book.server.ts'
import { type Alternative, alternative } from './schedule.server.ts'
import { troubleWords } from './words.ts'

/** Why a correct form gives no appointment, in words, with the next step. */
export type Trouble =
  | { kind: 'slot-gone'; title: string; alternatives: Alternative[] }
  | { kind: 'form-used'; title: string; moveHref: string; lookHref: string }
  | { kind: 'place-is-yours'; title: string }
  | { kind: 'too-many'; title: string; text: string; references: readonly string[] }

/** A booking with its refusal in words. A refused field stays unchanged: its words appear beside the field. */
export function withTrouble<Booked, Field extends { kind: 'field' }>(
  booking: Result<Booked, Field | AppointmentRefusal>,
  what: string,
): Result<Booked, Field | Trouble> {
  if (booking.ok) return booking
  const { refusal } = booking
  return refused(refusal.kind === 'field' ? refusal : troubleOf(refusal, what))
}

/** `what` is the appointment as a phrase in a sentence: `test drive`. */
export function troubleOf(refusal: AppointmentRefusal, what: string): Trouble {
  if (refusal.kind === 'slot-gone') return slotGone(refusal)
  if (refusal.kind === 'place-is-yours') return { kind: 'place-is-yours', title: troubleWords.yours }
  if (refusal.kind === 'too-many') return tooMany(refusal, what)
  const { token } = refusal
  return { kind: 'form-used', title: troubleWords.used.title, moveHref: at.requestMove(token), lookHref: at.request(token) }
}

function slotGone({ taken, wanted, dealer, alternatives }: Extract<AppointmentRefusal, { kind: 'slot-gone' }>): Trouble {
  const { zone } = calendarOf(dealer)
  const time = clockTime(wanted, zone)
  return {
    kind: 'slot-gone',
    title: taken ? troubleWords.slotTaken(time) : troubleWords.slotNotOffered(time),
    alternatives: alternatives.map(({ from }) => alternative(from, zone)),
  }
}

export function tooMany(
  { limit, count, references }: Extract<AppointmentRefusal, { kind: 'too-many' }>,
  what: string,
): Extract<Trouble, { kind: 'too-many' }> {
  return {
    kind: 'too-many',
    title: limit === 'day' ? troubleWords.tooManyThatDay(count, what) : troubleWords.tooMany(count, what),
    text: limit === 'day' ? troubleWords.tooManyThatDayText : troubleWords.tooManyText,
    references,
  }
}
