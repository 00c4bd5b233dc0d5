import { at } from '../../addresses.ts'
import { calendarOf } from '../../core/dealers/dealer.ts'
import { clockTime, dayAndMonth, dayIn } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import type { BookingRefusal } from './booking.server.ts'
import type { Alternative, Trouble } from './outcome.ts'
import { troubleWords } from './words.ts'

type Refusal = Exclude<BookingRefusal, { kind: 'field' }>

export function troubleOf(refusal: Refusal): Trouble {
  if (refusal.kind === 'slot-gone') return slotGone(refusal)
  if (refusal.kind === 'place-is-yours') return { kind: 'place-is-yours', title: troubleWords.yours }
  if (refusal.kind === 'too-many') return tooMany(refusal)
  const { token } = refusal
  return { kind: 'form-used', title: troubleWords.used, moveHref: at.testDriveMove(token), lookHref: at.testDriveResult(token) }
}

function slotGone({ taken, wanted, dealer, alternatives }: Extract<Refusal, { kind: 'slot-gone' }>): Trouble {
  const { zone } = calendarOf(dealer)
  const time = clockTime(wanted, zone)
  return {
    kind: 'slot-gone',
    title: taken ? troubleWords.slotTaken(time) : troubleWords.slotNotOffered(time),
    alternatives: alternatives.map(({ from }) => alternative(from, zone)),
  }
}

function tooMany({ limit, count, references }: Extract<Refusal, { kind: 'too-many' }>): Trouble {
  return {
    kind: 'too-many',
    title: limit === 'day' ? troubleWords.tooManyThatDay(count) : troubleWords.tooMany(count),
    text: limit === 'day' ? troubleWords.tooManyThatDayText : troubleWords.tooManyText,
    references,
  }
}

export function alternative(from: Instant, zone: Zone): Alternative {
  const day = dayIn(from, zone)
  const time = clockTime(from, zone)
  return { slot: `${day} ${time.slice(0, 5).replace('.', ':')}`, day: dayAndMonth(day), time }
}
