import type { Timetable } from '../../../core/dealers/open-now/open-state.ts'
import { zoneOf } from '../../../lib/zone.ts'
import type { FinderFacts, ListedDealer } from './facts.ts'

/** Returns a function that gives a dealer's hours. Dealers with the same hours and zone share one object. */
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
