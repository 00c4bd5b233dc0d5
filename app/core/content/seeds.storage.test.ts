import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readBanners, seedBanners } from './banners.server.ts'
import { readNews, seedNews } from './news.server.ts'
import { readPromotions, seedPromotions } from './promotions.server.ts'
import { readSettings, saveSettings, seedSettings } from './settings.server.ts'
import { makerName } from './settings.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')

describe.each(everyDatabase)('seeded content on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('settings are missed loudly, then found, then changed', async () => {
    const { db } = database
    await expect(readSettings(db)).rejects.toThrow('never seeded')
    await seedSettings(db, now)
    const seeded = await readSettings(db)
    expect(makerName(seeded)).toBe('Mitsubishi Motors Indonesia')
    await saveSettings(db, { ...seeded, demonstration: false }, now)
    expect((await readSettings(db)).demonstration).toBe(false)
  })

  test('banners, promotions and news come in the order of their files', async () => {
    const { db } = database
    await Promise.all([seedBanners(db, now), seedPromotions(db, now), seedNews(db, now)])
    expect((await readBanners(db)).map(({ slug }) => slug)).toEqual(['new-pajero-sport', 'xpander', 'triton'])
    expect(await readPromotions(db)).toHaveLength(2)
    expect((await readNews(db)).map(({ date }) => date)).toEqual(['2025-12', '2024-12-20', '2023-11-16'])
  })
})
