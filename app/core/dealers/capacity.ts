import { z } from 'zod'
import { momentOf } from '../../lib/calendar-day.ts'
import type { Day } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import { type Interval, readShift, type Shift } from './opening-hours.ts'

/** How many appointments can run at the same time: normally, and in hours with a different number. */
export type Capacity = { usual: number; byHour: readonly CountedShift[] }
type CountedShift = Shift & { count: number }

const minutesOfDay = 24 * 60

/** `{ "12:00-13:00": 1, "16:00-16:30": 0 }` */
export const capacityByHour = z
  .record(z.string(), z.number().int().min(0))
  .transform((written, context): readonly CountedShift[] => {
    const shifts = Object.entries(written).flatMap(([hours, count]) => {
      const shift = readShift(hours)
      return shift && shift.opens < shift.closes ? [{ ...shift, count }] : []
    })
    const inOrder = shifts.toSorted((one, other) => one.opens - other.opens)
    const apart = inOrder.every(({ opens }, place) => (inOrder[place - 1]?.closes ?? 0) <= opens)
    if (apart && shifts.length === Object.keys(written).length) return inOrder
    context.addIssue('Capacity by hour is written with hours apart from each other, such as { "12:00-13:00": 1 }')
    return z.NEVER
  })

/** The greatest number of appointments that can ever run at the same time. */
export function greatestOf({ usual, byHour }: Capacity): number {
  return Math.max(usual, ...byHour.map(({ count }) => count))
}

/** Intervals of a day in which a car or bay of the greatest capacity is missing: one interval for each of them. */
export function missingOn(capacity: Capacity, day: Day, zone: Zone): Interval[] {
  const { usual, byHour } = capacity
  if (byHour.length === 0) return []
  const midnight = momentOf(day, 0, zone)
  const edges = [0, ...byHour.flatMap(({ opens, closes }) => [opens, closes]), minutesOfDay]
  return edges.slice(1).flatMap((end, place) => {
    const start = edges[place] ?? end
    const count = byHour.find(({ opens, closes }) => opens <= start && end <= closes)?.count ?? usual
    return Array.from({ length: start < end ? greatestOf(capacity) - count : 0 }, () => ({
      from: midnight.add({ minutes: start }),
      to: midnight.add({ minutes: end }),
    }))
  })
}

/** `{ "2026-12-05": { "test-drive": { "12:00-13:00": 0 } } }` */
export const capacityOnDays = z.record(
  z.string(),
  z.object({ 'test-drive': capacityByHour.optional(), service: capacityByHour.optional() }),
)
