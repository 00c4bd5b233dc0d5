import { promisedAnswer } from '../../../core/leads/promise.ts'
import type { Instant } from '../../../lib/instant.ts'

/** The hours a usual day of the maker has. */
const workingHours = 9

/** By when somebody calls who was promised a call within so many working days; within the day is within an hour. */
export function answerBy(workingDays: number | null, now: Instant): Instant | null {
  if (workingDays === null) return null
  return promisedAnswer(null, Math.max(1, workingDays * workingHours) * 60, now)
}
