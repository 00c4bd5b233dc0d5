import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'
import type { CostRange } from '../../../core/maintenance/visit-cost.ts'
import type { PlannedVisit } from './planned-visits.ts'
import { visitAmount } from './service-cost.ts'

/** What the page shows of the visits to the workshop. */
export type WorkshopVisits = {
  /** Null where nobody knows what one costs. */
  visits: (PlannedVisit & { amount: number | null })[]
  every: Maintenance['rule']['every']
  freeLabour: Maintenance['freeLabour']
  /** What the costs rest on; a variant follows one schedule, and that has its costs from one place. */
  basis: CostRange | null
}

export function workshopVisits(visits: readonly PlannedVisit[], { rule, freeLabour }: Maintenance): WorkshopVisits | null {
  if (visits.length === 0) return null
  return {
    visits: visits.map((visit) => ({ ...visit, amount: visitAmount(visit) })),
    every: rule.every,
    freeLabour,
    basis: visits.map(({ cost }) => cost).find((cost) => cost.kind === 'about') ?? null,
  }
}
