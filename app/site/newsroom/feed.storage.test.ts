import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedEvents } from '../../core/content/events.server.ts'
import { publish, saveRevision } from '../../core/content/items.server.ts'
import { seedNews } from '../../core/content/news.server.ts'
import { newsKind } from '../../core/content/news-schema.ts'
import { readSettings, seedSettings } from '../../core/content/settings.server.ts'
import { settingsKind, settingsSlug } from '../../core/content/settings-schema.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readEventFeed } from './events/event-feed.server.ts'
import { readFeed } from './feed.server.ts'
import { newsSection } from './sections.ts'
import { topicNames } from './words.ts'

const now = Temporal.Instant.from('2026-11-20T02:00:00Z')
const publicUrl = 'https://situs.example'

describe.each(everyDatabase)('feeds on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    for (const seed of [seedSettings, seedNews, seedEvents]) await seed(database.db, now)
    const wordmark = { name: 'Pembuat', place: 'Nusantara' }
    const item = { slug: settingsSlug, body: { ...(await readSettings(database.db)), wordmark } }
    const revision = await saveRevision(database.db, settingsKind, item, { by: 'Rina', now })
    await publish(database.db, settingsKind, { slug: settingsSlug, revision, at: now, zone: 'Asia/Jakarta' }, now)
  })
  afterAll(() => database.close())

  test('carry the name of the maker in their title', async () => {
    const news = await readFeed(database.db, { kind: newsKind, section: newsSection, topics: topicNames, publicUrl }, now)
    expect(news.feed.title).toBe('Berita Pembuat Nusantara')
    expect((await readEventFeed(database.db, publicUrl, now)).feed.title).toBe('Acara Pembuat Nusantara')
  })

  test('name the topic of each entry in words', async () => {
    const { feed } = await readEventFeed(database.db, publicUrl, now)
    expect(feed.entries.map(({ topic }) => topic)).toContain('Test drive')
    for (const { topic } of feed.entries) expect(topic).toMatch(/^[A-Z]/)
  })
})
