import seed from '../../../data/news.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { readContent } from './content.server.ts'
import { type NewsItem, newsItem } from './news.ts'
import { seedContent } from './seed-content.server.ts'

const kind = 'news'

export function readNews(db: Db): Promise<NewsItem[]> {
  return readContent(db, kind, newsItem)
}

export function seedNews(tx: Db, now: Instant): Promise<void> {
  return seedContent(tx, kind, newsItem, seed.news, now)
}
