import { changeContent } from '../../app/core/content/content.server.ts'
import { publish, saveRevision } from '../../app/core/content/items.server.ts'
import { newsKind } from '../../app/core/content/news-schema.ts'
import { Temporal } from '../../app/lib/instant.ts'
import type { Db } from '../../app/platform/database.server.ts'
import article from '../../data/content/news/55-tahun-di-indonesia.json' with { type: 'json' }
import { atDatabase } from './at-database.ts'

/** Publishes an article of that title now, as another instance of the site would. */
export async function publishNews(databaseUrl: string, title: string): Promise<void> {
  const now = Temporal.Now.instant()
  const change = async (tx: Db) => {
    const revision = await saveRevision(tx, newsKind, { slug: 'baru', body: { ...article, title } }, { by: 'Rina', now })
    await publish(tx, newsKind, { slug: 'baru', revision, at: now, zone: 'Asia/Jakarta' }, now)
  }
  await atDatabase(databaseUrl, (db) => changeContent(db, change))
}
