import { type ServiceType, serviceTypes } from '../leads/payload.ts'
import type { NextVisit } from './maintenance.ts'
import type { Minutes } from './maintenance-schema.ts'

/** Minutes in a bay. With several possible visits: the longest of them. With no known visit: a major service. */
export function bayMinutes(minutes: Minutes, type: ServiceType, next: NextVisit): number {
  if (type !== 'berkala') return minutes[type]
  return next.known ? Math.max(...next.visits.map((visit) => visit.minutes)) : minutes.major
}

/** The same before a type is chosen: the longest of all types. */
export function longestMinutes(minutes: Minutes, next: NextVisit): number {
  return Math.max(...serviceTypes.map((type) => bayMinutes(minutes, type, next)))
}
