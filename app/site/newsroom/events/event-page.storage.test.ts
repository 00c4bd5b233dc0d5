import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { structuredDataFaults } from '../../../../tests/support/structured-data.ts'
import { seedCatalogue } from '../../../core/cars/catalogue.server.ts'
import { seedEvents } from '../../../core/content/events.server.ts'
import { readSettings, seedSettings } from '../../../core/content/settings.server.ts'
import { seedDealers } from '../../../core/dealers/dealers.server.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { eventData } from './event-data.ts'
import { answerEvent } from './event-page.server.ts'

const inNovember = Temporal.Instant.from('2026-11-20T02:00:00Z')
const publicUrl = 'https://situs.example'

describe.each(everyDatabase)('the page of an event on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    for (const seed of [seedSettings, seedCatalogue, seedDealers, seedEvents]) await seed(database.db, inNovember)
  })
  afterAll(() => database.close())

  const shown = async (slug: string) => (await answerEvent(database.db, slug, inNovember)).data

  test('one that is coming invites to a test drive, one that is over does not', async () => {
    expect((await shown('pameran-akhir-tahun-kupang')).testDrive?.href).toBe('/test-drive?dealer=dealer-contoh-kupang')
    expect((await shown('servis-bersama-mataram')).testDrive).toBeNull()
  })

  test('search engines learn nothing of a sample, and of an event of the maker all that they require', async () => {
    const frame = { settings: await readSettings(database.db), publicUrl }
    const event = await shown('pameran-akhir-tahun-kupang')
    expect(eventData(event, `${publicUrl}/exhibition/x`, frame)).toBeNull()
    const own = { ...event, article: { ...event.article, sample: false } }
    const settings = { ...frame.settings, wordmark: { name: 'Pembuat', place: 'Nusantara' } }
    const data = eventData(own, `${publicUrl}/exhibition/x`, { publicUrl, settings })
    expect(structuredDataFaults({ '@context': 'https://schema.org', ...data })).toEqual([])
    expect(data).toMatchObject({ organizer: { name: 'Pembuat Nusantara' } })
  })
})
