import { type ServiceType, serviceTypes } from '../../core/leads/payload.ts'
import type { NextVisit } from '../../core/maintenance/maintenance.ts'
import type { Minutes } from '../../core/maintenance/maintenance-schema.ts'

export function readServiceType(typed: string): ServiceType | null {
  return serviceTypes.find((type) => type === typed) ?? null
}

/** Whether the workshop cannot prepare without knowing what is wrong. */
export const needsComplaint = (type: ServiceType): boolean => type === 'perbaikan-umum' || type === 'bodi-cat'

/** How long a bay is taken. Several visits may be meant: room for the longest; none known: for a major one. */
export function bayMinutes(minutes: Minutes, type: ServiceType, next: NextVisit): number {
  if (type !== 'berkala') return minutes[type]
  return next.known ? Math.max(...next.visits.map((visit) => visit.minutes)) : minutes.major
}

/** The same while the type is not chosen: room for any. */
export function longestMinutes(minutes: Minutes, next: NextVisit): number {
  return Math.max(...serviceTypes.map((type) => bayMinutes(minutes, type, next)))
}

/** The periodic visit that is booked, in kilometres, where it is one and known. */
export function bookedVisit(type: ServiceType, next: NextVisit): number | null {
  if (type !== 'berkala' || !next.known) return null
  const [visit, ...others] = next.visits
  return others.length === 0 ? visit.kilometres : null
}
