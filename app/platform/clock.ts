import { type Instant, Temporal } from '../lib/instant.ts'

/** The only source of the current time. Rules get the time as a parameter. */
export type Clock = { now(): Instant }

export const systemClock: Clock = { now: () => Temporal.Now.instant() }
