import { type DateParts, dayOfWeek, isoDay } from '../../lib/date-parts.ts'
import type { Calendar, Shift } from './opening-hours.ts'

/** When an outlet is open on a day. */
export function shiftsOn({ week, otherDays }: Calendar, day: DateParts): readonly Shift[] {
  return otherDays.get(isoDay(day)) ?? week[dayOfWeek(day) - 1] ?? []
}
