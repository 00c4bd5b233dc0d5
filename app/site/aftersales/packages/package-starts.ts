import { nextVisit } from '../../../core/maintenance/maintenance.ts'
import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'

/** Kilometres of the first visit whose labour the owner pays. Before it the written costs are higher than the bill. */
export const firstPaidLabour = ({ rule, freeLabour }: Maintenance): number => freeLabour.kilometres + rule.every.kilometres

/** Kilometres of the first visit that a package covers: the next visit, but none with free labour. */
export function firstCovered(maintenance: Maintenance, kilometres: number | null): number {
  const next = nextVisit(maintenance, { model: '', variant: null, year: null }, { kilometres, age: null })
  return Math.max(firstPaidLabour(maintenance), next.known ? next.visits[0].kilometres : 0)
}

/** The visits of the written schedule at which a package may begin. A package has at least two visits. */
export function packageStarts(maintenance: Maintenance): number[] {
  const { every, writtenUpTo } = maintenance.rule
  const first = firstPaidLabour(maintenance)
  const count = (writtenUpTo.kilometres - first) / every.kilometres
  return Array.from({ length: count }, (_, later) => first + later * every.kilometres)
}
