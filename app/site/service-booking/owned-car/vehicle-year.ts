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

/** How old a car is, in whole months: as far as its year tells. */
export type Age = { atLeast: number; atMost: number }

/** Handed over between the first and the last day of its year. */
export function ageOf(year: number, today: Day): Age {
  const atMost = Math.max(0, (today.year - year) * 12 + today.month - 1)
  return { atLeast: Math.max(0, atMost - 12), atMost }
}
