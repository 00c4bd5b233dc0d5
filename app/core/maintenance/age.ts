import type { Day } from '../../lib/instant.ts'

/** How old a car is, in whole months: as far as its year tells. */
export type Age = { atLeast: number; atMost: number }

/** Handed over between the first and the last day of its year. */
export function ageOf(year: number, today: Day): Age {
  const atMost = Math.max(0, (today.year - year) * 12 + today.month - 1)
  return { atLeast: Math.max(0, atMost - 12), atMost }
}
