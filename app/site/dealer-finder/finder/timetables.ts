import type { Timetable } from '../../../core/dealers/open-now/open-state.ts'
import { zoneOf } from '../../../lib/zone.ts'
import type { FinderFacts, ListedDealer } from './facts.ts'

/** Returns the hours of a dealer; dealers with the same hours in the same zone share them. */
export function timetablesIn({ weeks, holidays }: FinderFacts): (dealer: ListedDealer) => Timetable {
  const known = new Map<string, Timetable>()
  return ({ regencyCode, week, otherDays }) => {
    const zone = zoneOf(regencyCode)
    const key = JSON.stringify([zone, week, otherDays])
    const timetable = known.get(key) ?? {
      calendar: {
        zone,
        week: weeks[week] ?? [],
        otherDays: new Map([
          ...holidays.map(([date]) => [date, []] as const),
          ...otherDays.map(({ date, hours }) => [date, hours ?? []] as const),
        ]),
      },
      occasions: new Map([...holidays, ...otherDays.map(({ date, reason }) => [date, reason] as const)]),
    }
    known.set(key, timetable)
    return timetable
  }
}
