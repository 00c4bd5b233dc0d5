import type { CostLine } from './cost-lines.ts'
import type { OwnershipChoices, ServiceVisit } from './ownership-choices.ts'

/** The year a visit falls in: at its kilometres or its months, whichever comes first. */
export function yearOf({ kilometres, months }: ServiceVisit, kilometresAYear: number): number {
  const byKilometres = Math.ceil(kilometres / kilometresAYear)
  const byMonths = Math.ceil(months / 12)
  return Math.max(1, Math.min(byKilometres, byMonths))
}

export function serviceLines({ visits, kilometresAYear }: OwnershipChoices, year: number): CostLine[] {
  const why = { kind: 'service', code: 'service-visit', formula: 'given-by-the-caller' } as const
  return visits.flatMap((visit) => {
    const { amount, kilometres, months, confidence, source } = visit
    if (amount === null || yearOf(visit, kilometresAYear) !== year) return []
    return [{ ...why, year, amount, inputs: { kilometres, months }, confidence, source }]
  })
}

/** Visits whose cost nobody told us, within the years that count. */
export function hasUnknownVisit({ visits, kilometresAYear }: OwnershipChoices, years: number): boolean {
  return visits.some((visit) => visit.amount === null && yearOf(visit, kilometresAYear) <= years)
}

/** Whether the list stops before the years do: then some service is missing from the sum. */
export function endsEarly({ visits, kilometresAYear }: OwnershipChoices, years: number): boolean {
  const last = visits.toSorted((one, other) => one.kilometres - other.kilometres).at(-1)
  return last !== undefined && yearOf(last, kilometresAYear) < years
}
