import { type ServiceType, serviceTypes } from '../../core/leads/payload.ts'
import type { NextVisit } from '../../core/maintenance/maintenance.ts'

export function readServiceType(typed: string): ServiceType | null {
  return serviceTypes.find((type) => type === typed) ?? null
}

/** Whether the workshop cannot prepare without knowing what is wrong. */
export const needsComplaint = (type: ServiceType): boolean => type === 'perbaikan-umum' || type === 'bodi-cat'

/** The periodic visit that is booked, in kilometres, where it is one and known. */
export function bookedVisit(type: ServiceType, next: NextVisit): number | null {
  if (type !== 'berkala' || !next.known) return null
  const [visit, ...others] = next.visits
  return others.length === 0 ? visit.kilometres : null
}
