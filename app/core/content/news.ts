import { z } from 'zod'
import { partialDate } from './partial-date-schema.ts'

export const newsItem = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  summary: z.string(),
  /** When it happened. */
  date: partialDate,
})

export type NewsItem = z.infer<typeof newsItem>

export function newest(news: readonly NewsItem[], count: number): NewsItem[] {
  return [...news].sort((a, b) => b.date.localeCompare(a.date)).slice(0, count)
}
