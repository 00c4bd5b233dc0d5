import { customType } from 'drizzle-orm/pg-core'
import { type Instant, Temporal } from '../lib/instant.ts'

/** A `timestamptz` column read and written as an `Instant`. */
export const instant = customType<{ data: Instant; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => Temporal.Instant.fromEpochMilliseconds(new Date(value).getTime()),
})

/** A `date` column read and written as `2026-11-28`. */
export const day = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'date',
  fromDriver: (value) => (typeof value === 'string' ? value.slice(0, 10) : localDay(value)),
})

// node-postgres reads a date as midnight in the time zone of the process.
function localDay(value: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`
}
