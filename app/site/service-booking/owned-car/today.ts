import { makerCalendar } from '../../../core/leads/promise.ts'
import { dayIn } from '../../../lib/day.ts'
import type { Day, Instant } from '../../../lib/instant.ts'

/** The day from which the age of cars is calculated. */
export const todayAt = (now: Instant): Day => dayIn(now, makerCalendar.zone)
