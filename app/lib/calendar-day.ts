import { type Day, type Instant, Temporal } from './instant.ts'
import type { Zone } from './zone.ts'

// Apart from the words for days, so that what only shows a day loads no Temporal.

const [firstYear, lastYear] = [1900, 2199]

/** `2026-11-28` as a day, otherwise null; years nobody means are none. */
export function readDay(spelling: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(spelling)) return null
  try {
    const day = Temporal.PlainDate.from(spelling, { overflow: 'reject' })
    return day.year >= firstYear && day.year <= lastYear ? day : null
  } catch {
    return null
  }
}

/** The moment a day's clock in a zone shows so many minutes after midnight. */
export function momentOf(day: Day, minutes: number, zone: Zone): Instant {
  const time = new Temporal.PlainTime(Math.trunc(minutes / 60), minutes % 60)
  return day.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
}
