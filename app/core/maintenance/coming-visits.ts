import type { Day } from '../../lib/instant.ts'
import { type Age, ageOf } from './age.ts'
import { dueAt, type MaintainedCar, nextVisitOn, type Visit, visitAt } from './maintenance.ts'
import type { Maintenance } from './maintenance-schema.ts'

export type ReadCar = MaintainedCar & { year: number; kilometres: number }

export type ComingVisits = {
  visits: [Visit, ...Visit[]]
  /** True when the age of the car decides the next visit, not its kilometres. */
  byAge: boolean
  olderThanSchedule: boolean
  variantOpen: boolean
}

/** The next visit and those after it, up to the end of the written schedule. */
export function comingVisits(day: Day, maintenance: Maintenance, car: ReadCar): ComingVisits {
  const next = nextVisitOn(day, maintenance, car)
  if (!next.known) throw new Error('With known kilometres the next visit is known')
  const [first] = next.visits
  const age = ageOf(car.year, day)
  const later = numbersAfter(maintenance, first).map((number) =>
    visitAt(maintenance, car, number, {
      kilometres: dueAt(maintenance, number).kilometres,
      age: ageAt(maintenance, number, age),
    }),
  )
  const { olderThanSchedule, variantOpen } = next
  return { visits: [first, ...later], byAge: next.because === 'months', olderThanSchedule, variantOpen }
}

function numbersAfter({ rule }: Maintenance, { kind, kilometres }: Visit): number[] {
  const number = kind === 'first-check' ? 0 : kilometres / rule.every.kilometres
  const last = rule.writtenUpTo.kilometres / rule.every.kilometres
  return Array.from({ length: Math.max(0, last - number) }, (_, later) => number + later + 1)
}

/** At a later visit the car is at least as old as today, and at most as old as the schedule allows. */
function ageAt(maintenance: Maintenance, number: number, { atLeast, atMost }: Age): Age {
  return { atLeast, atMost: Math.max(atMost, dueAt(maintenance, number).months) }
}

/** The sum of the known costs. `isComplete` is false when a cost is unknown. */
export function totalCost(visits: readonly Visit[]): { low: number; high: number; isComplete: boolean } {
  const costs = visits.map(({ cost }) => cost)
  const ranges = costs.flatMap((cost) => (cost.kind === 'about' ? [cost] : []))
  return {
    low: ranges.reduce((sum, { low }) => sum + low, 0),
    high: ranges.reduce((sum, { high }) => sum + high, 0),
    isComplete: costs.every(({ kind }) => kind !== 'unknown'),
  }
}
