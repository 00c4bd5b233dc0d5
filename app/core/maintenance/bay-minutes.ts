import { type ServiceType, serviceTypes } from '../leads/payload.ts'
import type { NextVisit } from './maintenance.ts'
import type { Minutes } from './maintenance-schema.ts'

/** How long a bay is taken. Several visits may be meant: room for the longest; none known: for a major one. */
export function bayMinutes(minutes: Minutes, type: ServiceType, next: NextVisit): number {
  if (type !== 'berkala') return minutes[type]
  return next.known ? Math.max(...next.visits.map((visit) => visit.minutes)) : minutes.major
}

/** The same while the type is not chosen: room for any. */
export function longestMinutes(minutes: Minutes, next: NextVisit): number {
  return Math.max(...serviceTypes.map((type) => bayMinutes(minutes, type, next)))
}
