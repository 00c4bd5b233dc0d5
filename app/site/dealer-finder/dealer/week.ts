import type { Dealer } from '../../../core/dealers/dealer.ts'
import { holidays } from '../../../core/dealers/holidays.ts'
import type { Shift, Week } from '../../../core/dealers/opening-hours.ts'
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

const aheadDays = 60

/** The days ahead on which the outlet differs from its week, with why. */
export function exceptionsAhead({ otherDays, openingHours }: Dealer, today: Day) {
  const last = today.add({ days: aheadDays })
  const own = new Map(otherDays.map((other) => [other.date, { hours: hoursText(other.hours ?? []), reason: other.reason }]))
  const national = [...holidays].map(([date, reason]) => [date, { hours: null, reason }] as const)
  const all = new Map<string, { hours: string | null; reason: string }>([...national, ...own])
  return [...all]
    .map(([date, other]) => ({ day: Temporal.PlainDate.from(date), ...other }))
    .filter(({ day }) => Temporal.PlainDate.compare(day, today) >= 0 && Temporal.PlainDate.compare(day, last) <= 0)
    .filter(({ day, hours }) => hours !== hoursText(openingHours[day.dayOfWeek - 1] ?? []))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.day, other.day))
}
