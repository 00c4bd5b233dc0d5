import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'
import type { CostRange } from '../../../core/maintenance/visit-cost.ts'
import type { PlannedVisit } from './planned-visits.ts'
import { visitAmount } from './service-cost.ts'

/** The workshop visits as the page shows them. */
export type WorkshopVisits = {
  /** `amount` is null when the cost is unknown. */
  visits: (PlannedVisit & { amount: number | null })[]
  every: Maintenance['rule']['every']
  freeLabour: Maintenance['freeLabour']
  /** The source of the costs. A variant follows one schedule, and its costs come from one source. */
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
