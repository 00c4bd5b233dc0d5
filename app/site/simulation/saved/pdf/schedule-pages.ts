import type { ScheduleRow } from '../../../../core/simulation/breakdown.ts'

/** As many months as fit on a page under their heads; the last one keeps the room of a year for the imprint. */
const mostYearsOnAPage = 4

/** A schedule page by page, in whole years, as evenly as they go. */
export function schedulePages(schedule: readonly ScheduleRow[]): ScheduleRow[][] {
  const years = Math.ceil(schedule.length / 12)
  const pages = Math.ceil((years + 1) / mostYearsOnAPage)
  const months = 12 * Math.ceil(years / pages)
  return Array.from({ length: pages }, (_, at) => schedule.slice(at * months, (at + 1) * months))
}
