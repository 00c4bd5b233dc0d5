import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { newsKind } from './news-schema.ts'
import { seedItems } from './seed-files.server.ts'
import { listShown } from './shown-items.server.ts'

const files = import.meta.glob<unknown>('../../../data/content/news/*.json', { eager: true, import: 'default' })

/** News for the list on the home page. */
export type NewsHeadline = { slug: string; title: string; summary: string; publishedAt: string }

export async function readNewest(db: Db, count: number, now: Instant): Promise<NewsHeadline[]> {
  const { items } = await listShown(db, newsKind, { page: 1, perPage: count }, now)
  return items.map(({ slug, publishAt, body: { title, summary } }) => ({ slug, title, summary, publishedAt: String(publishAt) }))
}

export function seedNews(tx: Db, now: Instant): Promise<void> {
  return seedItems(tx, newsKind, files, now)
}
