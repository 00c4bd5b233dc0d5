import { z } from 'zod'
import { type Instant, Temporal } from '../../lib/instant.ts'

const day = z.iso.date()

/** The first and the last day on which something is shown. A missing day means no limit. */
export const validity = z.object({ from: day.optional(), until: day.optional() })

export type Validity = z.infer<typeof validity>

/** The time zone of the maker's head office. */
const zone = 'Asia/Jakarta'

export function isCurrent({ from, until }: Validity, now: Instant): boolean {
  const today = dayOf(now)
  return (from === undefined || from <= today) && (until === undefined || today <= until)
}

/** The next moment at which one of these appears or disappears. Until then a page that shows them is correct. */
export function freshUntil(validities: readonly Validity[], now: Instant): Instant | null {
  const coming = validities.flatMap(changes).filter((change) => Temporal.Instant.compare(change, now) > 0)
  return coming.sort(Temporal.Instant.compare)[0] ?? null
}

function changes({ from, until }: Validity): Instant[] {
  const days = [...(from ? [from] : []), ...(until ? [dayAfter(until)] : [])]
  return days.map(startOf)
}

function dayOf(now: Instant): string {
  return now.toZonedDateTimeISO(zone).toPlainDate().toString()
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString()
}

function startOf(date: string): Instant {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant()
}
