import { Temporal } from 'temporal-polyfill'

export { Temporal }

/** A moment in time, without a zone. */
export type Instant = Temporal.Instant
/** A calendar day, `2026-11-28`, without a zone. */
export type Day = Temporal.PlainDate

/** The publication date of things that have always been shown. */
export const longAgo: Instant = Temporal.Instant.fromEpochMilliseconds(0)

/** Null where none is known. */
export function earliest(instants: readonly (Instant | null)[]): Instant | null {
  const known = instants.filter((instant) => instant !== null)
  return known.sort(Temporal.Instant.compare)[0] ?? null
}
