import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { holidays } from '../../../core/dealers/holidays.ts'
import { type Shift, shiftsOn, type Week } from '../../../core/dealers/opening-hours.ts'
import { clock } from '../../../lib/day.ts'
import { type Day, Temporal } from '../../../lib/instant.ts'

/** `08.30–12.00, 13.00–16.30`; null for a closed day. */
export function hoursText(shifts: readonly Shift[]): string | null {
  return shifts.length > 0 ? shifts.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`).join(', ') : null
}

/** Weekdays that follow each other with the same hours, as one line; days count from Monday, 0. */
export function weekLines(week: Week): { from: number; to: number; hours: string | null }[] {
  const lines: { from: number; to: number; hours: string | null }[] = []
  for (const [day, shifts] of week.entries()) {
    const hours = hoursText(shifts)
    const last = lines.at(-1)
    if (last && last.hours === hours) last.to = day
    else lines.push({ from: day, to: day, hours })
  }
  return lines
}

/** The days until a last one on which the outlet differs from its week, with why. */
export function daysUnlikeOthers(
  dealer: Dealer,
  today: Day,
  last: Day,
): { day: Day; shifts: readonly Shift[]; reason: string }[] {
  const calendar = calendarOf(dealer)
  // The outlet's own reason comes before the holiday's name, as its hours do.
  const reasons = new Map([...holidays, ...dealer.otherDays.map(({ date, reason }) => [date, reason] as const)])
  return [...reasons]
    .map(([date, reason]) => ({ day: Temporal.PlainDate.from(date), reason }))
    .filter(({ day }) => Temporal.PlainDate.compare(day, today) >= 0 && Temporal.PlainDate.compare(day, last) <= 0)
    .map(({ day, reason }) => ({ day, reason, shifts: shiftsOn(calendar, day) }))
    .filter(({ day, shifts }) => hoursText(shifts) !== hoursText(calendar.week[day.dayOfWeek - 1] ?? []))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.day, other.day))
}

const aheadDays = 60

/** The days ahead that a visitor should know of. */
export function exceptionsAhead(dealer: Dealer, today: Day) {
  const ahead = daysUnlikeOthers(dealer, today, today.add({ days: aheadDays }))
  return ahead.map(({ day, shifts, reason }) => ({ day, reason, hours: hoursText(shifts), isToday: day.equals(today) }))
}
