import type { Dealer } from '../../../core/dealers/dealer.ts'
import { exceptionDays } from '../../../core/dealers/exception-days.ts'
import type { Shift, Week } from '../../../core/dealers/opening-hours.ts'
import { clock } from '../../../lib/day.ts'
import type { Day } from '../../../lib/instant.ts'

/** `08.30–12.00, 13.00–16.30`; null for a closed day. */
export function hoursText(shifts: readonly Shift[]): string | null {
  return shifts.length > 0 ? shifts.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`).join(', ') : null
}

/** Joins consecutive weekdays with the same hours into one line. Days count from Monday, 0. */
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

/** The dealer's exception days within the next 60 days. */
export function exceptionsAhead(dealer: Dealer, today: Day) {
  const ahead = exceptionDays(dealer, today, today.add({ days: aheadDays }))
  return ahead.map(({ day, shifts, reason }) => ({ day, reason, hours: hoursText(shifts), isToday: day.equals(today) }))
}
