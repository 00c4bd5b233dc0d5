import { makerCalendar } from '../../../core/leads/promise.ts'
import { dayIn } from '../../../lib/day.ts'
import type { Day, Instant } from '../../../lib/instant.ts'

/** The day by which the age of cars is told. */
export const todayAt = (now: Instant): Day => dayIn(now, makerCalendar.zone)
