import { makerCalendar } from '../../../core/leads/promise.ts'
import { dayIn } from '../../../lib/day.ts'
import type { Day, Instant } from '../../../lib/instant.ts'

/** The first year cars of the maker were sold here. */
export const earliestYear = 1970

/** The day by which the age of cars is told. */
export const todayAt = (now: Instant): Day => dayIn(now, makerCalendar.zone)

/** `2021` in any digits, otherwise null. */
export function readYear(typed: string): number | null {
  const text = typed.normalize('NFKC').trim()
  return /^\d{4}$/.test(text) ? Number(text) : null
}
