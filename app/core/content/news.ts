import { z } from 'zod'
import { Temporal } from '../../lib/instant.ts'

const day = z.iso.date()
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const newsItem = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  summary: z.string(),
  /** The day it happened, or the month where the day is not known. */
  date: z.union([day, month]),
})

export type NewsItem = z.infer<typeof newsItem>

export function newest(news: readonly NewsItem[], count: number): NewsItem[] {
  return [...news].sort((a, b) => b.date.localeCompare(a.date)).slice(0, count)
}

/** `20 Desember 2024`, or `Desember 2024` where only the month is known. */
export function formatNewsDate(date: NewsItem['date']): string {
  if (day.safeParse(date).success) return Temporal.PlainDate.from(date).toLocaleString('id-ID', { dateStyle: 'long' })
  return Temporal.PlainDate.from(`${date}-01`).toLocaleString('id-ID', { month: 'long', year: 'numeric' })
}
