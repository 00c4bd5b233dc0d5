import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { News } from './news.ts'
import { newsKind } from './news-schema.ts'
import { seedItems } from './seed-files.server.ts'
import { listShown } from './shown-items.server.ts'

const files = import.meta.glob<unknown>('../../../data/content/news/*.json', { eager: true, import: 'default' })

export type DatedNews = Omit<News, 'body'> & { slug: string; publishedAt: string }

/** The newest news, as lists show them. */
export async function readNewest(db: Db, count: number, now: Instant): Promise<DatedNews[]> {
  const { items } = await listShown(db, newsKind, { page: 1, perPage: count }, now)
  return items.map(({ slug, publishAt, body: { body: _, ...news } }) => ({ ...news, slug, publishedAt: String(publishAt) }))
}

export function seedNews(tx: Db, now: Instant): Promise<void> {
  return seedItems(tx, newsKind, files, now)
}
