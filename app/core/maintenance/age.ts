import type { Day } from '../../lib/instant.ts'

/** The age of a car in whole months, as exactly as its year allows. */
export type Age = { atLeast: number; atMost: number }

/** The car was delivered between the first and the last day of its year. */
export function ageOf(year: number, today: Day): Age {
  const atMost = Math.max(0, (today.year - year) * 12 + today.month - 1)
  return { atLeast: Math.max(0, atMost - 12), atMost }
}
