import { type Instant, Temporal } from '../lib/instant.ts'

/** The one source of "now"; rules never ask for the time, they are given it. */
export type Clock = { now(): Instant }

export const systemClock: Clock = { now: () => Temporal.Now.instant() }
