import type { Holiday } from '../../../core/dealers/holidays/holidays.ts'
import { makerAnswer } from '../../../core/leads/promise.ts'
import type { Instant } from '../../../lib/instant.ts'

/** Hours of a usual working day of the maker. */
const workingHours = 9

/** The time of a call that was promised within so many working days. 0 days means within an hour. */
export function answerBy(workingDays: number | null, holidays: readonly Holiday[], now: Instant): Instant | null {
  if (workingDays === null) return null
  return makerAnswer(holidays, Math.max(1, workingDays * workingHours) * 60, now)
}
