import type { Day } from '../../lib/instant.ts'
import { type Age, ageOf } from './age.ts'
import type { Maintenance, Schedule, VisitKind, Work } from './maintenance-schema.ts'
import { type Cost, costAt } from './visit-cost.ts'

/** The car, as far as its owner knows it. Null: unknown. */
export type MaintainedCar = { model: string; variant: string | null; year: number | null }
export type Reading = { kilometres: number | null; age: Age | null }

/** `perhaps`: with the known range both answers are possible. */
export type Likelihood = 'yes' | 'perhaps' | 'no'

/** A visit of the schedule and its cost. */
export type DueVisit = {
  kilometres: number
  months: number
  kind: VisitKind
  cost: Cost
  freeLabour: Likelihood
  /** True after the end of the listed schedule: the workshop decides which other work is due. */
  beyondSchedule: boolean
}

export type Visit = DueVisit & {
  minutes: number
  works: Work[]
  /** Work for only some of the variants that the car may be. */
  perhaps: Work[]
}

/** The next visit. With known kilometres there is one, otherwise all visits that a car of its year may need. */
export type NextVisit =
  | { known: false }
  | {
      known: true
      because: 'kilometres' | 'months'
      visits: [Visit, ...Visit[]]
      olderThanSchedule: boolean
      /** True when a known variant would make work and cost more exact. */
      variantOpen: boolean
    }

/** The visit that is due on a day, for a car whose age comes from its year. */
export function nextVisitOn(
  day: Day,
  maintenance: Maintenance,
  { kilometres, ...car }: MaintainedCar & Pick<Reading, 'kilometres'>,
): NextVisit {
  return nextVisit(maintenance, car, { kilometres, age: car.year === null ? null : ageOf(car.year, day) })
}

export function nextVisit(maintenance: Maintenance, car: MaintainedCar, reading: Reading): NextVisit {
  const olderThanSchedule = reading.age !== null && reading.age.atLeast > maintenance.rule.writtenUpTo.months
  const due = numbersDue(maintenance, { ...reading, age: olderThanSchedule ? null : reading.age })
  if (!due) return { known: false }
  const visits = due.numbers.map((number) => visitAt(maintenance, car, number, reading)) as [Visit, ...Visit[]]
  const variantOpen = schedulesOf(maintenance, car).length > 1
  return { known: true, because: due.because, visits, olderThanSchedule, variantOpen }
}

type Due = { because: 'kilometres' | 'months'; numbers: [number, ...number[]] }

/** By kilometres or months, whichever comes first. From the year alone only the certain age counts. */
function numbersDue(maintenance: Maintenance, { kilometres, age }: Reading): Due | null {
  const byMonths = age && numbersByMonths(maintenance, age)
  if (kilometres === null) return byMonths && { because: 'months', numbers: byMonths }
  const byKilometres = numberOf(maintenance, 'kilometres', kilometres)
  const [surely] = byMonths ?? [0]
  return surely > byKilometres ? { because: 'months', numbers: [surely] } : { because: 'kilometres', numbers: [byKilometres] }
}

/** The number of the due visit: the first check is 0, later visits count from 1. Slightly late is still the same visit. */
function numberOf({ rule, tolerance }: Maintenance, measure: 'kilometres' | 'months', value: number): number {
  const inTime = value - tolerance[measure]
  return inTime <= rule.firstCheck[measure] ? 0 : Math.max(1, Math.ceil(inTime / rule.every[measure]))
}

function numbersByMonths(maintenance: Maintenance, { atLeast, atMost }: Age): [number, ...number[]] {
  const first = numberOf(maintenance, 'months', atLeast)
  const last = numberOf(maintenance, 'months', atMost)
  return [first, ...Array.from({ length: last - first }, (_, later) => first + later + 1)]
}

/** The visit with a number, for a car with these kilometres and age. */
export function visitAt(maintenance: Maintenance, car: MaintainedCar, number: number, reading: Reading): Visit {
  const due = dueVisitAt(maintenance, car, number, reading)
  return { ...due, minutes: maintenance.minutes[due.kind], ...worksAt(maintenance, schedulesOf(maintenance, car), number) }
}

/** The same without its works: the calculator in the browser does not show them. */
export function dueVisitAt(maintenance: Maintenance, car: MaintainedCar, number: number, reading: Reading): DueVisit {
  const at = dueAt(maintenance, number)
  return {
    ...at,
    kind: kindOf(number),
    cost: costAt(maintenance, schedulesOf(maintenance, car), number),
    freeLabour: freeLabour(maintenance, at.kilometres, reading),
    beyondSchedule: at.kilometres > maintenance.rule.writtenUpTo.kilometres,
  }
}

/** The schedules that the car may follow. Empty when its drivetrain is unknown. */
export function schedulesOf({ schedules }: Maintenance, { model, variant, year }: MaintainedCar): Schedule[] {
  return schedules.filter(({ cars }) =>
    cars.some(
      (car) =>
        car.model === model &&
        (variant === null || car.variants.includes(variant)) &&
        // A car of an earlier year has an older engine.
        (year === null || year >= car.since),
    ),
  )
}

/** The kilometres and months at which a visit is due, whichever comes first. */
export function dueAt({ rule: { firstCheck, every } }: Maintenance, number: number): Pick<Visit, 'kilometres' | 'months'> {
  return number === 0 ? firstCheck : { kilometres: every.kilometres * number, months: every.months * number }
}

/** Visits at 10,000, 30,000 … km are small services, those at 20,000, 40,000 … km are major. */
function kindOf(number: number): VisitKind {
  if (number === 0) return 'first-check'
  return number % 2 === 0 ? 'major' : 'small'
}

function worksAt(maintenance: Maintenance, schedules: readonly Schedule[], number: number): Pick<Visit, 'works' | 'perhaps'> {
  if (number === 0) return { works: maintenance.firstCheckWorks.works, perhaps: [] }
  const kilometres = maintenance.rule.every.kilometres * number
  const common = maintenance.works.filter(({ every }) => kilometres % every === 0).flatMap(({ works }) => works)
  const extras = schedules.map((schedule) => extrasAt(schedule, kilometres))
  const possible = [...new Set(extras.flat())]
  const onAll = possible.filter((work) => extras.every((works) => works.includes(work)))
  return { works: [...common, ...onAll], perhaps: possible.filter((work) => !onAll.includes(work)) }
}

function extrasAt({ extras }: Schedule, kilometres: number): Work[] {
  const due = extras.filter((extra) => ('at' in extra ? extra.at.includes(kilometres) : kilometres % extra.every === 0))
  return due.flatMap(({ works }) => works)
}

/** Uses the smaller of the driven kilometres and the visit's kilometres. Labour is free only within both limits. */
function freeLabour({ freeLabour: limit }: Maintenance, mark: number, { kilometres, age }: Reading): Likelihood {
  const byDistance = kilometres === null ? 'perhaps' : within(Math.min(kilometres, mark), limit.kilometres)
  const byAge = age === null ? 'perhaps' : within(age.atLeast, limit.months, age.atMost)
  if (byDistance === 'no' || byAge === 'no') return 'no'
  return byDistance === 'yes' && byAge === 'yes' ? 'yes' : 'perhaps'
}

function within(atLeast: number, limit: number, atMost: number = atLeast): Likelihood {
  if (atLeast > limit) return 'no'
  return atMost <= limit ? 'yes' : 'perhaps'
}
