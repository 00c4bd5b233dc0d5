import { Temporal } from 'temporal-polyfill'

export { Temporal }

/** A moment in time, without a zone. */
export type Instant = Temporal.Instant
/** A calendar day, `2026-11-28`, without a zone. */
export type Day = Temporal.PlainDate
