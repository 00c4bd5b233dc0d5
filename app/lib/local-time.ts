import { type DateParts, dayFromIso } from './date-parts.ts'
import type { Zone } from './zone.ts'

/** A moment in time; a `Temporal.Instant` is one too. */
export type Moment = { readonly epochMilliseconds: number }

/** Indonesia has had no summer time since 1964, so a zone is a fixed number of hours. */
const hoursFromUtc: Record<Zone, number> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 }

/** Day and minutes after midnight in a zone, without Temporal: the browser has none. */
export function localTime({ epochMilliseconds }: Moment, zone: Zone): { day: DateParts; minutes: number } {
  const there = new Date(epochMilliseconds + hoursFromUtc[zone] * 3_600_000)
  return { day: dayFromIso(there.toISOString().slice(0, 10)), minutes: there.getUTCHours() * 60 + there.getUTCMinutes() }
}
