import type { DateParts } from './date-parts.ts'
import { type Day, type Instant, Temporal } from './instant.ts'
import { hoursAhead, type Zone } from './zone.ts'

// Apart from the names of days, so that a page which only shows a day does not load Temporal.

const [firstYear, lastYear] = [1900, 2199]

/** `2026-11-28` as a day, otherwise null. Years outside 1900–2199 are typing errors: null too. */
export function readDay(spelling: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(spelling)) return null
  try {
    const day = Temporal.PlainDate.from(spelling, { overflow: 'reject' })
    return day.year >= firstYear && day.year <= lastYear ? day : null
  } catch {
    return null
  }
}

/** The moment when clocks in a zone show this many minutes after midnight on a day. */
export function momentOf(day: Day, minutes: number, zone: Zone): Instant {
  return Temporal.Instant.fromEpochMilliseconds(epochOf(day, minutes, zone))
}

const minute = 60_000

/** The same in epoch milliseconds. A form asks for each day of a month, and the calendars of Temporal are slow. */
export function epochOf({ year, month, day }: DateParts, minutes: number, zone: Zone): number {
  return Date.UTC(year, month - 1, day) + (minutes - hoursAhead[zone] * 60) * minute
}
