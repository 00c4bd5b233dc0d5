import { z } from 'zod'
import { type Day, type Instant, Temporal } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'

const day = z.iso.date()

/** The first and the last day on which something is shown. A missing day means no limit. */
export const validity = z.object({ from: day.optional(), until: day.optional() })

export type Validity = z.infer<typeof validity> & { /** Where these days begin and end. */ zone?: Zone | undefined }

/** The time zone of the maker's head office. */
const headOffice = 'Asia/Jakarta'

export function isCurrent({ from, until, zone }: Validity, now: Instant): boolean {
  const today = dayOf(now, zone).toString()
  return (from === undefined || from <= today) && (until === undefined || today <= until)
}

export type Phase = 'coming' | 'running' | 'over'

export function phaseOf(validity: Validity, now: Instant): Phase {
  if (isCurrent(validity, now)) return 'running'
  return freshUntil([validity], now) ? 'coming' : 'over'
}

/** The next moment at which one of these appears or disappears. Until then a page that shows them is correct. */
export function freshUntil(validities: readonly Validity[], now: Instant): Instant | null {
  const coming = validities.flatMap(changes).filter((change) => Temporal.Instant.compare(change, now) > 0)
  return coming.sort(Temporal.Instant.compare)[0] ?? null
}

function changes({ from, until, zone }: Validity): Instant[] {
  const days = [...(from ? [Temporal.PlainDate.from(from)] : []), ...(until ? [Temporal.PlainDate.from(until).add(oneDay)] : [])]
  return days.map((one) => startOf(one, zone))
}

/** The whole days from today to the last day; 0 on the last day. */
export function daysLeft({ until, zone }: Validity & { until: string }, now: Instant): number {
  return dayOf(now, zone).until(Temporal.PlainDate.from(until)).days
}

/** The midnight from which at most so many whole days are left. */
export function startOfLast(days: number, { until, zone }: Validity & { until: string }): Instant {
  return startOf(Temporal.PlainDate.from(until).subtract({ days }), zone)
}

/** Midnight after this moment. */
export function nextMidnight(now: Instant, zone?: Zone): Instant {
  return startOf(dayOf(now, zone).add(oneDay), zone)
}

const oneDay = { days: 1 }

const dayOf = (now: Instant, zone: Zone = headOffice): Day => now.toZonedDateTimeISO(zone).toPlainDate()

const startOf = (date: Day, zone: Zone = headOffice): Instant => date.toZonedDateTime(zone).toInstant()
