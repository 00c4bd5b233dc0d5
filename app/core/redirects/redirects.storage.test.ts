import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { listRedirects, removeRedirect, saveRedirect, useRedirect } from './redirects.server.ts'

const now = Temporal.Instant.from('2026-11-28T09:00:00+07:00')
const saving = { by: 'Rina', now }
const pages = ['/news-id', '/our-cars', '/promo']
const pageExists = (address: string) => pages.includes(address.split('?', 1)[0] ?? '')

describe.each(everyDatabase)('redirects on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    for (const { former } of await listRedirects(database.db)) await removeRedirect(database.db, former)
  })
  const save = (from: string, to: string, exists = pageExists) => saveRedirect(database.db, { from, to }, exists, saving)

  test('an address leads to its target, whatever its case, and each use is counted', async () => {
    await save('/Berita/', '/news-id?tahun=2026')
    expect(await useRedirect(database.db, '/berita', now)).toBe('/news-id?tahun=2026')
    expect(await useRedirect(database.db, '/BERITA/?x=1', now)).toBe('/news-id?tahun=2026')
    expect(await useRedirect(database.db, '/tidak-ada', now)).toBeNull()
    expect(await listRedirects(database.db)).toMatchObject([{ former: '/berita', uses: 2, lastUsedAt: now, savedBy: 'Rina' }])
  })

  test('a removed redirect leads nowhere', async () => {
    await save('/berita', '/news-id')
    await removeRedirect(database.db, '/berita')
    expect(await useRedirect(database.db, '/berita', now)).toBeNull()
  })

  test.each([
    ['an address that has a page', '/our-cars', '/news-id', 'has-page'],
    ['a target without a page', '/berita', '/kosong', 'no-page'],
    ['a target on another site', '/berita', 'https://jahat.example/', 'unreadable'],
    ['the address itself', '/berita', '/Berita/', 'loop'],
  ])('%s is refused', async (_, from, to, refusal) => {
    expect(await save(from, to)).toEqual({ ok: false, refusal })
  })

  test('a target that has lost its page does not lead back', async () => {
    await save('/berita', '/news-id')
    expect(await save('/news-id', '/berita', () => false)).toEqual({ ok: false, refusal: 'loop' })
  })

  test('a redirect to a former address leads to where that one leads, and follows it', async () => {
    await save('/berita', '/news-id')
    await save('/kabar', '/berita?halaman=2')
    expect(await useRedirect(database.db, '/kabar', now)).toBe('/news-id')
    await save('/news-id', '/promo', (address) => address === '/promo')
    expect(await useRedirect(database.db, '/kabar', now)).toBe('/promo')
  })

  test('in any order of savings, no target is a former address', async () => {
    const address = fc.constantFrom('/lama-1', '/lama-2', '/lama-3', '/lama-4', '/news-id', '/promo')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(address, address), { maxLength: 8 }), async (savings) => {
        for (const [from, to] of savings) await save(from, to, (address) => address !== from)
        const all = await listRedirects(database.db)
        const formers = all.map(({ former }) => former)
        expect(all.filter(({ target }) => formers.includes(target))).toEqual([])
        for (const former of formers) await removeRedirect(database.db, former)
      }),
      { numRuns: 15 },
    )
  })
})
