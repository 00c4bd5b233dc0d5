import type { ScheduleRow } from '../../../../core/simulation/breakdown.ts'

/** Years of months that fit on a page under the headings. On the last page the imprint takes the space of one year. */
const mostYearsOnAPage = 4

/** Splits a schedule into pages of whole years, as evenly as possible. */
export function schedulePages(schedule: readonly ScheduleRow[]): ScheduleRow[][] {
  const years = Math.ceil(schedule.length / 12)
  const pages = Math.ceil((years + 1) / mostYearsOnAPage)
  const months = 12 * Math.ceil(years / pages)
  return Array.from({ length: pages }, (_, at) => schedule.slice(at * months, (at + 1) * months))
}
