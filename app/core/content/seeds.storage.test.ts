import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { bannerKind } from './banner-schema.ts'
import { readBanners, seedBanners } from './banners.server.ts'
import { changeContent } from './content.server.ts'
import { moveItem, orderItems, publish, saveRevision, withdraw } from './items.server.ts'
import { readNewest, seedNews } from './news.server.ts'
import { pageKind } from './page-schema.ts'
import { answerPage, listStandingPages, seedPages } from './pages.server.ts'
import { pressReleaseKind } from './press-release-schema.ts'
import { seedPressReleases } from './press-releases.server.ts'
import { readSettings, seedSettings } from './settings.server.ts'
import { makerName } from './settings.ts'
import { settingsKind, settingsSlug } from './settings-schema.ts'
import { listShown } from './shown-items.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')

describe.each(everyDatabase)('seeded content on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('missing settings throw; after seeding they can be read and changed', async () => {
    const { db } = database
    await expect(readSettings(db)).rejects.toThrow('never seeded')
    await seedSettings(db, now)
    const seeded = await readSettings(db)
    expect(makerName(seeded)).toBe('Mitsubishi Motors Indonesia')
    const changed = { slug: settingsSlug, body: { ...seeded, demonstration: false } }
    const revision = await saveRevision(db, settingsKind, changed, { by: 'Rina', now })
    expect((await readSettings(db)).demonstration).toBe(true)
    await publish(db, settingsKind, { slug: settingsSlug, revision, at: now, zone: 'Asia/Jakarta' }, now)
    expect((await readSettings(db)).demonstration).toBe(false)
    const other = { slug: 'lain', body: seeded }
    await expect(saveRevision(db, settingsKind, other, { by: 'Rina', now })).rejects.toThrow('no item lain')
    await expect(moveItem(db, settingsKind, settingsSlug, 'lain')).rejects.toThrow('do not move')
  })

  test('banners come in the order of their file until staff change it, news the newest first', async () => {
    const { db } = database
    await Promise.all([seedBanners(db, now), seedNews(db, now)])
    const banners = async () => (await readBanners(db, now)).map(({ slug }) => slug)
    expect(await banners()).toEqual(['new-pajero-sport', 'xpander', 'triton'])
    await orderItems(db, bannerKind, ['triton', 'new-pajero-sport', 'xpander'])
    expect(await banners()).toEqual(['triton', 'new-pajero-sport', 'xpander'])
    await withdraw(db, bannerKind, 'triton', now, now)
    expect(await banners()).toEqual(['new-pajero-sport', 'xpander'])
    const news = await readNewest(db, 3, now)
    expect(news).toHaveLength(3)
    expect(news.map(({ publishedAt }) => publishedAt)).toEqual(
      news
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    )
  })

  test('press releases have a media contact, and those with a later date are not shown', async () => {
    const { db } = database
    await seedPressReleases(db, now)
    const { items, total } = await listShown(db, pressReleaseKind, { page: 1, perPage: 12 }, now)
    expect(total).toBe(8)
    expect(items[0]?.slug).toBe('rangkaian-acara-akhir-tahun-2026')
    expect(items.every(({ body }) => body.mediaContact.email.includes('@'))).toBe(true)
    expect(
      items.map(({ updatedAt, publishAt }) => [updatedAt, publishAt]).every(([one, other]) => String(one) === String(other)),
    ).toBe(true)
  })

  test('a page is read with what its screen adds, is 404 once withdrawn, and is in the sitemap until then', async () => {
    const { db } = database
    await expect(answerPage(db, 'privasi', now, {})).rejects.toMatchObject({ init: { status: 404 } })
    await seedPages(db, now)
    const { data, init } = await answerPage(db, 'privasi', now, { more: 1 }, { status: 422, freshUntil: now })
    expect(data).toMatchObject({ more: 1, page: { title: 'Pemberitahuan privasi', section: 'legal' } })
    expect(init).toMatchObject({ status: 422, headers: { 'X-Fresh-Until': String(now) } })
    const paths = async () => (await listStandingPages(db, now)).map(({ path }) => path)
    expect(await paths()).toContain('/privasi')
    await changeContent(db, (tx) => withdraw(tx, pageKind, 'privasi', now, now))
    await expect(answerPage(db, 'privasi', now, {})).rejects.toMatchObject({ init: { status: 404 } })
    expect(await paths()).not.toContain('/privasi')
    expect(await paths()).toHaveLength(17)
  })
})
