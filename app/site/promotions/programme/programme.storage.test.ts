import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { structuredDataFaults } from '../../../../tests/support/structured-data.ts'
import { at } from '../../../addresses.ts'
import { seedCatalogue } from '../../../core/cars/catalogue.server.ts'
import { moveItem } from '../../../core/content/items.server.ts'
import { programmeKind } from '../../../core/content/programme-schema.ts'
import { seedProgrammes } from '../../../core/content/programmes.server.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { answerPromotions } from '../promotions.server.ts'
import { answerProgramme } from './programme.server.ts'
import { programmeCatalogue } from './programme-data.ts'

const inNovember = Temporal.Instant.from('2026-11-20T02:00:00Z')
const site = 'http://site'

describe.each(everyDatabase)('the pages of programmes on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    for (const seed of [seedCatalogue, seedProgrammes]) await seed(database.db, inNovember)
  })
  afterAll(() => database.close())

  const page = async (slug: string, query = '', now = inNovember) => {
    const { data, init } = await answerProgramme(database.db, slug, `${site}/promo/${slug}${query}`, now)
    return { ...data, freshUntil: new Headers(init?.headers).get('X-Fresh-Until') }
  }

  test('one that is over has no figures, and leads to a running one with the same models', async () => {
    const { phase, offers, others } = await page('program-oktober-2026')
    expect(phase).toBe('over')
    expect(offers.map(({ example }) => example)).toEqual([null, null, null])
    expect(others[0]?.slug).toBe('program-november-2026')
  })

  test('a national programme calculates for Jakarta, or for the province in the address', async () => {
    const national = await page('program-november-2026')
    expect(national.place).toEqual({ slug: 'dki-jakarta', name: 'DKI Jakarta' })
    const papua = await page('program-november-2026', '?provinsi=papua')
    expect(papua.place?.name).toBe('Papua')
    expect(papua.offers[0]?.example?.usual).toBeGreaterThan(national.offers[0]?.example?.usual ?? Number.POSITIVE_INFINITY)
  })

  test('a regional programme says that it is for other provinces, and calculates for one of its own', async () => {
    const { place, places, elsewhere } = await page('program-indonesia-timur-akhir-2026', '?provinsi=jawa-barat')
    expect(elsewhere?.name).toBe('Jawa Barat')
    expect(place?.name).toBe('Nusa Tenggara Barat')
    expect(places).toHaveLength(19)
    expect((await page('program-indonesia-timur-akhir-2026', '?provinsi=atlantis')).elsewhere).toBeNull()
  })

  test('a page is made again at midnight, in Papua first for a programme in WIT', async () => {
    expect((await page('program-november-2026')).freshUntil).toBe('2026-11-20T17:00:00Z')
    expect((await page('program-indonesia-timur-akhir-2026')).freshUntil).toBe('2026-11-20T15:00:00Z')
  })

  test('the list shows of a province what is for all and what is for it', async () => {
    const { data } = await answerPromotions(database.db, `${site}/promo?provinsi=papua`, inNovember)
    expect(data.running.map(({ slug }) => slug)).toEqual(['program-november-2026', 'program-indonesia-timur-akhir-2026'])
  })

  test('search engines learn nothing of a sample, and of a programme of the maker all that they require', async () => {
    const { freshUntil: _, ...shown } = await page('program-november-2026')
    expect(programmeCatalogue(shown, site, 'Pembuat')).toBeNull()
    const own = programmeCatalogue({ ...shown, programme: { ...shown.programme, sample: false } }, 'https://situs.id', 'Pembuat')
    expect(structuredDataFaults({ '@context': 'https://schema.org', ...own })).toEqual([])
    expect(JSON.stringify(own)).toContain('"name":"Pembuat"')
  })

  test('an unpublished or unknown programme is not found; a former slug redirects', async () => {
    for (const slug of ['program-januari-2027', 'tidak-ada']) {
      await expect(page(slug)).rejects.toMatchObject({ init: { status: 404 } })
    }
    await moveItem(database.db, programmeKind, 'program-september-2026', 'program-talang-air')
    const answer = await page('program-september-2026').catch((thrown: unknown) => thrown)
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).status).toBe(301)
    expect((answer as Response).headers.get('Location')).toBe(at.programme('program-talang-air'))
  })
})
