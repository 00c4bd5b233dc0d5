import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { addDealers } from '../../../../tests/support/more-dealers.ts'
import { provinceAt } from '../../../core/dealers/region-slugs.ts'
import { type Province, regencyOf } from '../../../core/dealers/regions.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { readCity, readProvince } from './region.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const bali = provinceAt('bali') as Province
const denpasar = regencyOf('51.71')
const asked = (page: number) => ({ page, unknown: [] })

describe.each(everyDatabase)('dealers of a region, page by page, on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, now)
    await addDealers(database.db, {
      'Dealer Kuta': { regencyCode: '51.03', count: 25 },
      'Dealer Sanur': { regencyCode: '51.71', count: 43 },
    })
  })
  afterAll(() => database.close())

  test('every dealer of a province stands on one page, below its city', async () => {
    const { lastPage, count, cities } = await readProvince(database.db, bali, asked(1), now)
    expect(lastPage).toBe(Math.ceil(count / 20))
    const pages = await Promise.all(
      Array.from({ length: lastPage }, (_, n) => readProvince(database.db, bali, asked(n + 1), now)),
    )
    const sections = pages.map(({ shown }) => shown.map(({ name, results }) => ({ name, results })))
    expect(sections.map((page) => page.flatMap(({ results }) => results).length).slice(0, -1)).toEqual([20, 20, 20])
    const slugs = sections.flat().flatMap(({ results }) => results.map(({ slug }) => slug))
    expect(new Set(slugs).size).toBe(count)
    for (const { name, results } of sections.flat()) for (const { address } of results) expect(address).toContain(name)
    expect([...new Set(sections.flat().map(({ name }) => name))]).toEqual(cities.map(({ name }) => name))
  })

  test('every dealer of a city stands on one page, and the nearest ones outside it on the last', async () => {
    const { lastPage, count } = await readCity(database.db, denpasar, asked(1), now)
    const pages = await Promise.all(
      Array.from({ length: lastPage }, (_, n) => readCity(database.db, denpasar, asked(n + 1), now)),
    )
    expect(new Set(pages.flatMap(({ here }) => here.map(({ slug }) => slug))).size).toBe(count)
    expect(pages.map(({ near }) => near.length > 0)).toEqual(pages.map((_, n) => n + 1 === lastPage))
  })

  test('a page after the last one does not exist', async () => {
    await expect(readProvince(database.db, bali, asked(99), now)).rejects.toMatchObject({ init: { status: 404 } })
    await expect(readCity(database.db, denpasar, asked(99), now)).rejects.toMatchObject({ init: { status: 404 } })
  })
})
