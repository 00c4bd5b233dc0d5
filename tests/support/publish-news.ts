import { changeContent } from '../../app/core/content/content.server.ts'
import { publish, saveRevision } from '../../app/core/content/items.server.ts'
import { newsKind } from '../../app/core/content/news-schema.ts'
import { Temporal } from '../../app/lib/instant.ts'
import { openDatabase } from '../../app/platform/database.server.ts'
import { log } from '../../app/platform/log.server.ts'
import article from '../../data/content/news/55-tahun-di-indonesia.json' with { type: 'json' }

/** Publishes an article of that title now, as another instance of the site would. */
export async function publishNews(databaseUrl: string, title: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, log)
  const now = Temporal.Now.instant()
  await changeContent(database.db, async (tx) => {
    const revision = await saveRevision(tx, newsKind, { slug: 'baru', body: { ...article, title } }, { by: 'Rina', now })
    await publish(tx, newsKind, { slug: 'baru', revision, at: now, zone: 'Asia/Jakarta' }, now)
  })
  await database.close()
}
