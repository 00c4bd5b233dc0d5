import { type DueVisit, dueAt, dueVisitAt, schedulesOf } from '../../../core/maintenance/maintenance.ts'
import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'
import type { OwnedCar } from './ownership-choices.ts'

/** A visit with its year of ownership, counted from 1. */
export type PlannedVisit = DueVisit & { year: number }

type Driven = { years: number; kilometresAYear: number }

/** The visits of a new car, each when its kilometres or its months are reached first. Empty without a schedule. */
export function plannedVisits(
  maintenance: Maintenance,
  { model, variant }: Pick<OwnedCar, 'model' | 'variant'>,
  { years, kilometresAYear }: Driven,
): PlannedVisit[] {
  const car = { model, variant, year: null }
  if (schedulesOf(maintenance, car).length === 0) return []
  const { every } = maintenance.rule
  const last = Math.floor(Math.max((years * kilometresAYear) / every.kilometres, (years * 12) / every.months))
  return Array.from({ length: last + 1 }, (_, number) => {
    const due = dueAt(maintenance, number)
    const visit = dueVisitAt(maintenance, car, number, readingAt(due, kilometresAYear))
    return { ...visit, year: yearOf(due, kilometresAYear) }
  })
}

type Due = Pick<DueVisit, 'kilometres' | 'months'>

/** Kilometres and age on the day of a visit. */
function readingAt({ kilometres, months }: Due, kilometresAYear: number) {
  const age = Math.min(months, (kilometres * 12) / kilometresAYear)
  return { kilometres: Math.min(kilometres, (months * kilometresAYear) / 12), age: { atLeast: age, atMost: age } }
}

export function yearOf({ kilometres, months }: Due, kilometresAYear: number): number {
  return Math.ceil(Math.min(kilometres / kilometresAYear, months / 12))
}
