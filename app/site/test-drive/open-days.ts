import { clockTime, dayIn, shortDay } from '../../lib/day.ts'
import type { Day, Instant } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import type { Slot } from './slots.ts'

/** A day of the strip to choose from, in words. */
export type OpenDay = { date: string; weekday: string; day: number; month: string; free: number }

/** The days on which the dealer offers drives, with how many of them are free. */
export function openDays(offered: readonly Slot[], free: readonly Slot[], zone: Zone): OpenDay[] {
  const freeByDay = Map.groupBy(free, ({ from }) => dayIn(from, zone).toString())
  const days = [...new Map(offered.map(({ from }) => dayIn(from, zone)).map((day) => [day.toString(), day])).values()]
  return days.map((day) => ({ ...shortDay(day), date: day.toString(), free: freeByDay.get(day.toString())?.length ?? 0 }))
}

export type OpenTime = { time: string; label: string; from: Instant }

/** The free times of a day: `09:30` for the form, `09.30` to read. */
export function timesOf(day: Day | null, free: readonly Slot[], zone: Zone): OpenTime[] {
  if (!day) return []
  return free
    .filter(({ from }) => dayIn(from, zone).equals(day))
    .map(({ from }) => {
      const label = clockTime(from, zone).slice(0, 5)
      return { time: label.replace('.', ':'), label, from }
    })
}
