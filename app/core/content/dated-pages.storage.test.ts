import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import article from '../../../data/content/news/55-tahun-di-indonesia.json' with { type: 'json' }
import { everyDatabase } from '../../../tests/support/database.ts'
import { at } from '../../addresses.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent } from './content.server.ts'
import { nextArticleChange, readArticlePages, readArticleSitemaps } from './dated-pages.server.ts'
import { publish, saveRevision, withdraw } from './items.server.ts'
import { newsKind } from './news-schema.ts'

const day = (text: string) => Temporal.Instant.from(`${text}T02:00:00Z`)
const now = day('2026-11-20')
const perPart = 2

describe.each(everyDatabase)('the sitemaps of articles on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await put('ketiga', '2026-11-03')
    await put('pertama', '2026-11-01')
    await put('kedua', '2026-11-02')
    await put('nanti', '2026-12-01')
    await put('ditarik', '2026-11-04')
    await changeContent(database.db, (tx) => withdraw(tx, newsKind, 'ditarik', day('2026-11-05'), day('2026-11-05')))
  })
  afterAll(() => database.close())

  async function put(slug: string, from: string, savedAt = day('2026-10-01')): Promise<void> {
    await changeContent(database.db, async (tx) => {
      const revision = await saveRevision(tx, newsKind, { slug, body: article }, { by: 'Rina', now: savedAt })
      await publish(tx, newsKind, { slug, revision, at: day(from), zone: 'Asia/Jakarta' }, savedAt)
    })
  }
  const pages = async (part: number) =>
    (await readArticlePages(database.db, part, now, perPart)).map(({ path, changedAt }) => [path, changedAt])
  const sitemaps = () => readArticleSitemaps(database.db, now, perPart)

  test('list what visitors see, the oldest first, so that a new page changes only the last one', async () => {
    expect(await pages(1)).toEqual([
      [at.newsArticle('pertama'), day('2026-11-01')],
      [at.newsArticle('kedua'), day('2026-11-02')],
    ])
    expect(await pages(2)).toEqual([[at.newsArticle('ketiga'), day('2026-11-03')]])
    expect(await pages(3)).toEqual([])
    expect(await sitemaps()).toEqual([day('2026-11-02'), day('2026-11-03')])
    expect(await nextArticleChange(database.db, now)).toEqual(day('2026-12-01'))
  })

  test('a page has changed when its text has', async () => {
    await put('pertama', '2026-11-10', day('2026-11-10'))
    expect((await pages(1))[0]).toEqual([at.newsArticle('pertama'), day('2026-11-10')])
    expect(await sitemaps()).toEqual([day('2026-11-10'), day('2026-11-03')])
  })
})
