import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCatalogue } from '../../core/cars/catalogue.server.ts'
import { seedCampaigns } from '../../core/content/campaigns.server.ts'
import { campaignSlugs } from '../../core/content/campaigns.ts'
import { contentItems } from '../../core/content/tables.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readCampaignPage } from './campaign.server.ts'

const inOctober = Temporal.Instant.from('2026-10-15T02:00:00Z')
const inNovember = Temporal.Instant.from('2026-11-28T02:00:00Z')
const inMarch = Temporal.Instant.from('2027-03-01T02:00:00Z')

describe.each(everyDatabase)('a campaign on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    for (const seed of [seedCatalogue, seedCampaigns]) await seed(database.db, inNovember)
  })
  afterAll(() => database.close())

  test('has a page that is fresh until it begins or ends', async () => {
    const pages = [inOctober, inNovember, inMarch].map((now) => readCampaignPage(database.db, 'thenewsuv', now))
    const [coming, running, over] = await Promise.all(pages)
    expect([coming?.phase, String(coming?.freshUntil)]).toEqual(['coming', '2026-10-31T17:00:00Z'])
    expect([running?.phase, String(running?.freshUntil)]).toEqual(['running', '2027-02-28T17:00:00Z'])
    expect([over?.phase, over?.freshUntil]).toEqual(['over', null])
  })

  test('has links for its own model', async () => {
    for (const slug of campaignSlugs) {
      const page = await readCampaignPage(database.db, slug, inNovember)
      expect(page?.car.slug).toBe(page?.campaign.car.slug)
      expect(page?.ways.map(({ href }) => href)).toContain(`/test-drive?vehicle=${page?.car.slug}`)
    }
  })

  test('has no page when an editor has deleted it or its model', async () => {
    const { db } = database
    await db.delete(contentItems).where(eq(contentItems.slug, 'infinitexcitement'))
    expect(await readCampaignPage(db, 'infinitexcitement', inNovember)).toBeNull()
    await db.delete(contentItems).where(eq(contentItems.slug, 'pajero-sport'))
    expect(await readCampaignPage(db, 'ridethelifeadventure', inNovember)).toBeNull()
  })
})
