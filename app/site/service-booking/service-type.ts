import { type ServiceType, serviceTypes } from '../../core/leads/payload.ts'
import type { NextVisit } from '../../core/maintenance/maintenance.ts'

export function readServiceType(typed: string): ServiceType | null {
  return serviceTypes.find((type) => type === typed) ?? null
}

/** True when the workshop needs the complaint to prepare. */
export const needsComplaint = (type: ServiceType): boolean => type === 'perbaikan-umum' || type === 'bodi-cat'

/** The kilometres of the periodic visit, when exactly one visit is possible; otherwise null. */
export function bookedVisit(type: ServiceType, next: NextVisit): number | null {
  if (type !== 'berkala' || !next.known) return null
  const [visit, ...others] = next.visits
  return others.length === 0 ? visit.kilometres : null
}
