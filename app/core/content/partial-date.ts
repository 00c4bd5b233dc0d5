import { z } from 'zod'
import { Temporal } from '../../lib/instant.ts'

const day = z.iso.date()
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** A day, or its month where the day is not known: `2024-12-20`, `2024-12`. */
export const partialDate = z.union([day, month])

/** `20 Desember 2024`, or `Desember 2024`. */
export function formatDate(date: z.infer<typeof partialDate>): string {
  if (day.safeParse(date).success) return Temporal.PlainDate.from(date).toLocaleString('id-ID', { dateStyle: 'long' })
  return Temporal.PlainDate.from(`${date}-01`).toLocaleString('id-ID', { month: 'long', year: 'numeric' })
}
