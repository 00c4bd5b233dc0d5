import { dayIn } from '../../../lib/day.ts'
import type { Day, Instant } from '../../../lib/instant.ts'
import { makerZone } from '../../leads/promise.ts'

/** The day from which the age of cars is calculated. */
export const todayAt = (now: Instant): Day => dayIn(now, makerZone)

/** The end of that day, when ages change. */
export const endOfToday = (now: Instant): Instant => todayAt(now).add({ days: 1 }).toZonedDateTime(makerZone).toInstant()
