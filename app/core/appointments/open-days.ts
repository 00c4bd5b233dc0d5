import { clock, shortDay } from '../../lib/day.ts'
import type { Day, Instant } from '../../lib/instant.ts'
import type { OfferedSlot } from './slots.ts'

/** A day to choose, in words, with its number of free slots. */
export type OpenDay = { date: string; weekday: string; day: number; month: string; free: number }

/** The days with offered slots, and how many of their slots are free. */
export function openDays(offered: readonly OfferedSlot[], free: readonly OfferedSlot[]): OpenDay[] {
  const freeByDay = Map.groupBy(free, ({ day }) => day)
  const days = [...new Set(offered.map(({ day }) => day))]
  return days.map((day) => ({ ...shortDay(day), date: day.toString(), free: freeByDay.get(day)?.length ?? 0 }))
}

export type OpenTime = { time: string; label: string; from: Instant }

/** The free times of a day: `09:30` for the form, `09.30` for people. */
export function timesOf(day: Day | null, free: readonly OfferedSlot[]): OpenTime[] {
  if (!day) return []
  return free
    .filter((slot) => slot.day.equals(day))
    .map(({ minutes, from }) => ({ time: clock(minutes).replace('.', ':'), label: clock(minutes), from }))
}
