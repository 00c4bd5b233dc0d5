import { z } from 'zod'
import { type Instant, Temporal } from '../../lib/instant.ts'

const day = z.iso.date()

/** The days something is shown, both included; an open end has no limit. */
export const validity = z.object({ from: day.optional(), until: day.optional() })

export type Validity = z.infer<typeof validity>

/** Where the maker's head office keeps its calendar. */
const zone = 'Asia/Jakarta'

export function isCurrent({ from, until }: Validity, now: Instant): boolean {
  const today = dayOf(now)
  return (from === undefined || from <= today) && (until === undefined || today <= until)
}

/** The next moment at which any of these appears or goes: until then a page showing them stays true. */
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
