import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCatalogue } from '../../core/cars/catalogue.server.ts'
import { seedBanners } from '../../core/content/banners.server.ts'
import { seedNews } from '../../core/content/news.server.ts'
import { seedProgrammes } from '../../core/content/programmes.server.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readHome } from './home.server.ts'

const inNovember = Temporal.Instant.from('2026-11-28T02:00:00Z')
const inDecember = Temporal.Instant.from('2026-12-05T02:00:00Z')
const inFebruary = Temporal.Instant.from('2027-02-01T02:00:00Z')

describe.each(everyDatabase)('the home page on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    const { db } = database
    for (const seed of [seedCatalogue, seedBanners, seedProgrammes, seedNews]) await seed(db, inNovember)
  })
  afterAll(() => database.close())

  test('shows the programmes of the day, and is made again when the countdown shows another day', async () => {
    const home = await readHome(database.db, inNovember)
    expect(home.promotions.map(({ slug, daysLeft }) => [slug, daysLeft])).toEqual([
      ['program-november-2026', 2],
      ['program-niaga-november-2026', null],
      ['program-indonesia-timur-akhir-2026', null],
    ])
    expect(String(home.freshUntil)).toBe('2026-11-28T17:00:00Z')
  })

  test('is made again when scheduled news appears', async () => {
    const home = await readHome(database.db, inDecember)
    expect(String(home.freshUntil)).toBe('2026-12-08T02:00:00Z')
  })

  test('shows no promotions after all have ended, and then stays fresh', async () => {
    const home = await readHome(database.db, inFebruary)
    expect(home.promotions).toEqual([])
    expect(home.freshUntil).toBeNull()
  })

  test('links only to pages that exist', async () => {
    const { banners, cars, steps } = await readHome(database.db, inNovember)
    expect(banners.map(({ car }) => car.slug)).toEqual(['pajero-sport', 'xpander', 'triton'])
    expect(cars).toHaveLength(8)
    expect(steps.map(({ href }) => href)).toContain('/our-cars/bandingkan')
  })
})
