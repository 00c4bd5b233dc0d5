import { Temporal } from 'temporal-polyfill'

export { Temporal }

/** A moment in time, without a zone. */
export type Instant = Temporal.Instant
/** A calendar day, `2026-11-28`, without a zone. */
export type Day = Temporal.PlainDate

/** The publication date of things that have always been shown. */
export const longAgo: Instant = Temporal.Instant.fromEpochMilliseconds(0)

/** Negative when `to` is earlier. Much faster than a Temporal duration and its `total`. */
export const secondsBetween = (from: Instant, to: Instant): number => (to.epochMilliseconds - from.epochMilliseconds) / 1000

/** Null where none is known. */
export function earliest(instants: readonly (Instant | null)[]): Instant | null {
  const known = instants.filter((instant) => instant !== null)
  return known.sort(Temporal.Instant.compare)[0] ?? null
}

/** An instant as a form or an address carries it, `2026-11-28T02:00:00Z`. Null for any other text. */
export function readInstant(text: string): Instant | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z$/.test(text)) return null
  try {
    return Temporal.Instant.from(text)
  } catch {
    return null
  }
}
