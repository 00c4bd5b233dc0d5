import type { Visit } from '../../../core/maintenance/maintenance.ts'
import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'
import { type Rupiah, rupiah } from '../../../lib/money.ts'
import { type CostLine, weakest } from './cost-lines.ts'
import type { PlannedVisit } from './planned-visits.ts'

/**
 * The middle of the price range. While labour is free: its low end, because our sources do not say how much of a bill
 * is labour. Null when the cost is unknown.
 */
export function visitAmount({ cost, freeLabour }: Pick<Visit, 'cost' | 'freeLabour'>): Rupiah | null {
  if (cost.kind === 'free') return rupiah(0)
  if (cost.kind === 'unknown') return null
  return freeLabour === 'yes' ? cost.low : rupiah((cost.low + cost.high) / 2)
}

export function serviceLines(visits: readonly PlannedVisit[], year: number, maintenance: Maintenance): CostLine[] {
  return visits.flatMap((visit) => (visit.year === year ? (lineOf(visit, maintenance) ?? []) : []))
}

function lineOf(visit: PlannedVisit, { rule, firstCheckWorks, freeLabour }: Maintenance): CostLine | null {
  const { year, kilometres, months, cost } = visit
  const amount = visitAmount(visit)
  if (amount === null || cost.kind === 'unknown') return null
  const why = { year, kind: 'service', code: 'service-visit', amount } as const
  if (cost.kind === 'free') {
    const { confidence, source } = firstCheckWorks
    return { ...why, formula: 'free-of-charge', inputs: { kilometres, months }, confidence, source }
  }
  const isFree = visit.freeLabour === 'yes'
  const { confidence, source } = cost.basis
  return {
    ...why,
    formula: isFree ? 'low-end-of-the-range' : 'middle-of-the-range',
    inputs: { kilometres, months, low: cost.low, high: cost.high },
    confidence: weakest(confidence, rule.confidence, isFree ? freeLabour.confidence : 'high'),
    source,
  }
}
