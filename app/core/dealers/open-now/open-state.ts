import { momentOf } from '../../../lib/calendar-day.ts'
import { dayIn } from '../../../lib/day.ts'
import { type Day, type Instant, Temporal } from '../../../lib/instant.ts'
import type { Zone } from '../../../lib/zone.ts'
import { calendarOf, type Dealer } from '../dealer.ts'
import { holidays } from '../holidays.ts'
import { type Calendar, type Interval, openIntervals, type Shift, shiftsOn } from '../opening-hours.ts'

/** Whether a dealer is open at a moment, in its local time. */
export type OpenState = {
  zone: Zone
  /** The current day at the dealer. */
  today: Day
  open: boolean
  /** When an open dealer closes, or a closed one opens. Null when it does not open in the coming months. */
  changesAt: Instant | null
  /** Today's hours; empty on a closed day. */
  hours: readonly Shift[]
  /** Why today differs from other days of its weekday: the dealer's own reason, or the national holiday. */
  occasion: string | null
}

export function openState(dealer: Dealer, now: Instant): OpenState {
  const calendar = calendarOf(dealer)
  const today = dayIn(now, calendar.zone)
  const open = isOpenAt(calendar, now)
  return {
    zone: calendar.zone,
    today,
    open,
    changesAt: open ? closingAfter(openIntervals(calendar, today), now) : openingAfter(calendar, now),
    hours: shiftsOn(calendar, today),
    occasion: occasionOf(dealer, today),
  }
}

/** At the minute of opening the dealer is open; at the minute of closing it is not. */
export function isOpenAt(calendar: Calendar, now: Instant): boolean {
  const there = now.toZonedDateTimeISO(calendar.zone)
  const minute = there.hour * 60 + there.minute
  return shiftsOn(calendar, there.toPlainDate()).some(({ opens, closes }) => opens <= minute && minute < closes)
}

function occasionOf({ otherDays }: Dealer, today: Day): string | null {
  const date = today.toString()
  return otherDays.find((each) => each.date === date)?.reason ?? holidays.get(date) ?? null
}

/** When one shift begins as another ends, the dealer stays open: the later end counts. */
function closingAfter(intervals: readonly Interval[], now: Instant): Instant {
  return intervals.reduce((end, { from, to }) => (isAfter(from, end) || isAfter(end, to) ? end : to), now)
}

const longestClosure = 120

function openingAfter(calendar: Calendar, now: Instant): Instant | null {
  const today = dayIn(now, calendar.zone)
  for (let ahead = 0; ahead <= longestClosure; ahead++) {
    const day = today.add({ days: ahead })
    const openings = shiftsOn(calendar, day).map(({ opens }) => momentOf(day, opens, calendar.zone))
    const next = openings.find((opening) => isAfter(opening, now))
    if (next) return next
  }
  return null
}

function isAfter(one: Instant, other: Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0
}
