import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../server/seed.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { onFriday } from '../../../tests/support/test-drives.ts'
import { correctRegency } from '../../core/appointments/zone-correction/correct-regency.server.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { changeContent, putContent } from '../../core/content/content.server.ts'
import { findDealer } from '../../core/dealers/dealers.server.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readSearchPage } from './search.server.ts'
import { words } from './words.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')

const jayapura = '91.71'

const typedQueries = [
  'xpander',
  'xpandr',
  'X-Force hybrid',
  'pajerosport',
  'servis bandung',
  'perawatan banjir',
  'harga otr',
  'mitsubishi',
  'dealer',
  'mobil diesel jakarta',
  'garansi mudik fleet',
  'zzzyx',
]

const answers = new Map<string, unknown>()

describe.each(everyDatabase)('the search page on $name', ({ name, open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seed(database.db, now)
  })
  afterAll(() => database.close())

  const ask = (q: string, more: Record<string, string> = {}, at = now) =>
    readSearchPage(database.db, new URLSearchParams({ q, ...more }), at)
  const titles = (page: Awaited<ReturnType<typeof ask>>) =>
    page.groups.flatMap(({ kind, results }) => results.map(({ title }) => `${kind}: ${title.map(({ text }) => text).join('')}`))

  test('the seeds answer, the same on every database', async () => {
    const pages = await Promise.all(typedQueries.map((q) => ask(q)))
    answers.set(name, pages)
    for (const other of answers.values()) expect(pages).toEqual(other)
    const hows = Object.fromEntries(typedQueries.map((q, at) => [q, pages[at]?.how]))
    expect(hows).toMatchObject({
      xpandr: 'corrected',
      'perawatan banjir': 'found',
      'garansi mudik fleet': 'nearest',
      zzzyx: 'nothing',
    })
    expect(Object.values(hows).filter((how) => how === 'found')).toHaveLength(typedQueries.length - 3)
  })

  test('models come first for their names, dealers for their cities', async () => {
    expect(titles(await ask('xpander')).slice(0, 2)).toEqual(['car: Xpander', 'car: Xpander Cross'])
    expect(titles(await ask('pajero'))[0]).toBe('car: New Pajero Sport')
    const bandung = await ask('servis bandung')
    expect(titles(bandung)).toContain('region: Dealer terdekat dari Kota Bandung')
    expect(bandung.groups[0]?.kind).toBe('dealer')
    expect(bandung.groups[0]?.results.every(({ address }) => address.startsWith('/cari-dealer/jawa-barat/'))).toBe(true)
    expect((await ask('xpandr')).corrected).toBe('xpander')
  })

  test('a city is known even without a dealer', async () => {
    const surabaya = await ask('surabaya')
    expect(surabaya.how).toBe('found')
    expect(titles(surabaya)[0]).toBe('region: Dealer terdekat dari Kota Surabaya')
    expect(titles(await ask('servis surabaya'))).toContain('region: Dealer terdekat dari Kota Surabaya')
  })

  test.each([
    ['jawa barat', 'Dealer di Jawa Barat', '/cari-dealer/jawa-barat'],
    ['jabar', 'Dealer di Jawa Barat', '/cari-dealer/jawa-barat'],
    ['dealer sumut', 'Dealer di Sumatera Utara', '/cari-dealer/sumatera-utara'],
    ['jogja', 'Dealer di DI Yogyakarta', '/cari-dealer/di-yogyakarta'],
    ['servis jaksel', 'Dealer terdekat dari Kota Jakarta Selatan', '/cari-dealer?q=Kota+Jakarta+Selatan'],
  ])('%s leads to the dealers of the region', async (q, title, address) => {
    const { groups, how } = await ask(q)
    const region = groups.find(({ kind }) => kind === 'region')?.results[0]
    expect(how).toBe('found')
    expect(region?.title.map(({ text }) => text).join('')).toBe(title)
    expect(region?.address).toBe(address)
  })

  test.each([
    ['cicilan', 'angsuran'],
    ['DP', 'uang muka'],
    ['warranty', 'garansi'],
    ['service', 'servis'],
    ['trade-in', 'tukar tambah'],
    ['spare part', 'suku cadang'],
    ['bengkel2', 'bengkel-bengkel'],
  ])('%s finds what %s finds', async (one, other) => {
    const found = async (q: string) => titles(await ask(q)).toSorted()
    expect((await found(one)).length).toBeGreaterThan(0)
    expect(await found(one)).toEqual(await found(other))
  })

  test('without a place no region is found', async () => {
    const { groups, total } = await ask('servis')
    expect(groups.map(({ kind }) => kind)).not.toContain('region')
    expect(total).toBe(groups.reduce((sum, group) => sum + group.total, 0))
  })

  test.each([
    ['test drive', '/test-drive'],
    ['promo', '/promo'],
    ['brosur', '/brosur'],
    ['kontak', '/contact-us'],
    ['simulasi kredit', '/simulasi-kredit'],
    ['simulasi pembayaran', '/simulasi-kredit'],
    ['booking servis', '/book-service'],
    ['pre-order', '/pre-order'],
    ['berita', '/news-id'],
    ['fleet', '/fleet'],
    ['konsultasi pembelian', '/konsultasi-pembelian'],
    ['cari dealer', '/cari-dealer'],
    ['cek recall', '/aftersales/recall'],
    ['cek nomor rangka', '/aftersales/recall'],
    ['aksesoris', '/aksesoris'],
  ])('%s leads to the page that does it, before texts about it', async (q, address) => {
    expect((await ask(q)).groups[0]?.results[0]?.address).toBe(address)
  })

  test('one kind has numbered pages, without an item twice', async () => {
    const first = await ask('dealer', { jenis: 'dealer' })
    expect(first.lastPage).toBeGreaterThan(3)
    const pages = await Promise.all(
      Array.from({ length: first.lastPage }, (_, at) => ask('dealer', { jenis: 'dealer', halaman: String(at + 1) })),
    )
    const keys = pages.flatMap(({ groups }) => groups.filter(({ kind }) => kind === 'dealer')).flatMap(({ results }) => results)
    const total = first.groups.find(({ kind }) => kind === 'dealer')?.total
    expect(new Set(keys.map(({ key }) => key)).size).toBe(total)
    await expect(ask('dealer', { jenis: 'dealer', halaman: String(first.lastPage + 1) })).rejects.toMatchObject({
      init: { status: 404 },
    })
  })

  test('news of a later day is found on its day', async () => {
    const flood = 'distarter'
    const address = '/news-id/sesudah-banjir-jangan-distarter'
    const addresses = (page: Awaited<ReturnType<typeof ask>>) =>
      page.groups.flatMap(({ results }) => results.map(({ address }) => address))
    expect(addresses(await ask(flood))).not.toContain(address)
    expect(addresses(await ask(flood, {}, Temporal.Instant.from('2027-06-01T00:00:00Z')))).toContain(address)
  })

  test('every suggested topic finds something', async () => {
    for (const topic of words.topics) expect((await ask(topic)).how, topic).toBe('found')
  })

  test('a changed model and a moved dealer are found by their new words only', async () => {
    const [car] = await readCatalogue(database.db)
    const dealer = await findDealer(database.db, 'srikandi-mampang')
    if (!car || !dealer) throw new Error('not seeded')
    const body = { ...car, name: 'Xpander Nusantara' }
    await changeContent(database.db, async (tx) => {
      await putContent(tx, { kind: 'car', slug: car.slug, position: 0, body }, now)
      await correctRegency(tx, dealer, jayapura, onFriday)
    })
    expect(titles(await ask('nusantara'))[0]).toBe('car: Xpander Nusantara')
    expect(titles(await ask('nusantara')).some((title) => title.startsWith('variant: Xpander Nusantara'))).toBe(true)
    const addresses = async (q: string) =>
      (await ask(q, { jenis: 'dealer' })).groups.flatMap(({ results }) => results.map(({ address }) => address))
    expect(await addresses('srikandi jayapura')).toEqual(['/cari-dealer/papua/srikandi-mampang'])
    expect(await addresses('srikandi jakarta selatan')).not.toContain('/cari-dealer/dki-jakarta/srikandi-mampang')
  })
})
