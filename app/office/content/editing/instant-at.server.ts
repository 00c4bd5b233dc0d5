import { readTime } from '~/lib/day.ts'
import { type Instant, Temporal } from '~/lib/instant.ts'
import type { Zone } from '~/lib/zone.ts'

/** The instant of a day and a time in a zone. Null when both are empty, `wrong` when they cannot be read. */
export function instantAt(day: string, time: string, zone: Zone): Instant | null | 'wrong' {
  if (day === '' && time === '') return null
  const minutes = readTime(time)
  if (minutes === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'wrong'
  try {
    const start = Temporal.PlainDate.from(day, { overflow: 'reject' }).toPlainDateTime()
    return start.add({ minutes }).toZonedDateTime(zone).toInstant()
  } catch {
    return 'wrong'
  }
}
