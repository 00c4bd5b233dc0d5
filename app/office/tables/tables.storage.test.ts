import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBanners } from '~/core/content/banners.server.ts'
import { readCampaign } from '~/core/content/campaigns.server.ts'
import { readSettings } from '~/core/content/settings.server.ts'
import { readRow, writeRow } from '~/core/content/sheets/sheet.ts'
import { dealerById, findDealer } from '~/core/dealers/dealers.server.ts'
import { readPackages } from '~/core/simulation/packages/package-stores.server.ts'
import { packagesInFile } from '~/core/simulation/packages/packages-in-file.ts'
import { readProvinces } from '~/core/simulation/price/province-store.server.ts'
import { provinces } from '~/core/simulation/price/provinces.ts'
import { Forbidden } from '~/core/staff/grant.ts'
import { grantTo } from '~/core/staff/staff.fixture.ts'
import { readTags } from '~/core/tracking/tags.server.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Database } from '~/platform/database.server.ts'
import { readNews } from '~/site/live-chat/read-news.server.ts'
import { readAvailability } from '~/site/pre-order/opening.server.ts'
import { seed } from '../../../server/seed.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { correctDealer, previewCorrection } from './dealers/correct-dealer.server.ts'
import { csvOf, readTableFile, xlsxOf } from './files/table-file.server.ts'
import { draftOfFile, editsOf } from './grid/grid-state.ts'
import { saveEdits, undoRevision } from './save-table.server.ts'
import { findTable, openTable, tables } from './tables.server.ts'

const now = Temporal.Instant.from('2026-11-30T03:00:00Z')
const editor = grantTo('administrator', 'prices:edit')
const reader = grantTo('auditor', 'content:read')

describe.each(everyDatabase)('the tables of the office on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seed(database.db, now)
  })
  afterAll(() => database.close())

  const tableNamed = (name: string) => findTable(name) ?? expect.fail(name)

  /** Changes cells, by their titles, of the first row that has a text. */
  async function change(name: string, wanted: string, values: Record<string, string>) {
    const { sheet, rows } = await openTable(database.db, reader, tableNamed(name))
    const titles = Object.values(sheet.columns).map(({ label }) => label)
    const before = rows.find((row) => row.includes(wanted)) ?? rows[0] ?? expect.fail(name)
    const after = before.map((text, index) => values[titles[index] ?? ''] ?? text)
    return saveEdits(database.db, editor, tableNamed(name), { typed: [{ before, after }], way: 'typed' }, now)
  }

  test('before any change, the content is that of the files', async () => {
    const terms = packagesInFile.map(({ source: _, ...each }) => each)
    expect((await readPackages(database.db)).map(({ source: _, ...each }) => each)).toEqual(terms)
    expect(await readProvinces(database.db)).toEqual(provinces)
  })

  test.each(tables.map(({ store }) => store.sheet.name))(
    '%s: every row is readable, and its files import back unchanged',
    async (name) => {
      const { sheet, rows } = await openTable(database.db, reader, tableNamed(name))
      expect(rows.length).toBeGreaterThan(['asuransi-jiwa', 'tag'].includes(name) ? -1 : 0)
      for (const texts of rows) {
        const read = readRow(sheet, texts)
        expect(read.ok ? writeRow(sheet, read.value) : read.refusal).toEqual(texts)
      }
      for (const file of [csvOf(sheet, rows), await xlsxOf(sheet, rows)]) {
        const read = await readTableFile(sheet, new File([file], sheet.name))
        const draft = read.ok
          ? draftOfFile(sheet, rows, { file: read.value, removeMissing: true })
          : expect.fail(JSON.stringify(read.refusal))
        expect(editsOf(draft)).toEqual([])
      }
    },
  )

  test('a rate is used by the simulator, and an undo brings the old one back', async () => {
    const saved = await change('bunga', 'Paket Standar', { 'Bunga (%)': '9,25 %' })
    expect(saved).toMatchObject({ ok: true })
    const rateOf = async () => (await readPackages(database.db))[0]?.rates[0]?.percentByTenor['12']
    expect(await rateOf()).toBe(9.25)
    await undoRevision(database.db, editor, tableNamed('bunga'), (saved.ok && saved.value) || 0, now)
    expect(await rateOf()).toBe(4.5)
  })

  test('a package that ends before it begins is refused, and one cannot lose all its fees', async () => {
    expect(await change('paket', 'bunga-ringan', { Sampai: '1 Januari 2020' })).toMatchObject({
      ok: false,
      refusal: [{ edit: 0, column: 'until' }],
    })
    expect(await change('fidusia', 'Paket Anuitas', { 'Pokok sampai': '30.000.000' })).toMatchObject({ ok: true })
    const { rows } = await openTable(database.db, reader, tableNamed('fidusia'))
    const typed = rows.filter(([name]) => name === 'Paket Murabahah').map((before) => ({ before, after: null }))
    expect(await saveEdits(database.db, editor, tableNamed('fidusia'), { typed, way: 'typed' }, now)).toMatchObject({
      ok: false,
      refusal: [{ text: 'Paket Murabahah harus tetap punya bunga, dan biaya fidusia dengan tingkat tanpa batas' }],
    })
  })

  test('contacts, banners, campaigns and the model for pre-order are changed where pages read them', async () => {
    expect(await change('pengaturan', 'Telepon', { Nilai: '0804-1-234-567' })).toMatchObject({ ok: true })
    expect((await readSettings(database.db)).support.phone).toEqual({ label: '0804-1-234-567', href: 'tel:+628041234567' })
    expect(await change('banner', 'xpander', { Judul: 'Satu rumah, tujuh kursi', Sampai: '31/12/2026' })).toMatchObject({
      ok: true,
    })
    expect((await readBanners(database.db, now))[1]).toMatchObject({ title: 'Satu rumah, tujuh kursi', until: '2026-12-31' })
    expect(await change('kampanye', 'thenewsuv', { Mulai: '1 Desember 2026', Sampai: '31 Januari 2027' })).toMatchObject({
      ok: true,
    })
    expect(await readCampaign(database.db, 'thenewsuv', now)).toMatchObject({ from: '2026-12-01', until: '2027-01-31' })
    expect(await change('pemesanan-awal', '', { Model: '', Varian: '' })).toMatchObject({ ok: true })
    expect(await readAvailability(database.db, now)).toEqual({ kind: 'none' })
  })

  test('a dealer gets a telephone number and other hours, and a new one is found by its page', async () => {
    const { rows } = await openTable(database.db, reader, tableNamed('dealer'))
    const [first] = rows
    const id = first?.[0] ?? expect.fail()
    expect(await change('dealer', id, { Telepon: '021-555-0100', 'Jam buka': 'Sen-Sab 09.00-17.00' })).toMatchObject({ ok: true })
    expect(await change('dealer', id, { Telepon: 'tanya pusat' })).toMatchObject({ ok: false, refusal: [{ column: 'phone' }] })
    const changed = await dealerById(database.db, id)
    expect([changed.phone, changed.openingHours[5]]).toEqual(['021-555-0100', [{ opens: 540, closes: 1020 }]])
    const after = (first ?? []).with(0, 'baru-1').with(1, 'Dealer Baru Sentosa')
    expect(
      await saveEdits(database.db, editor, tableNamed('dealer'), { typed: [{ before: null, after }], way: 'typed' }, now),
    ).toMatchObject({ ok: true })
    expect(await findDealer(database.db, 'dealer-baru-sentosa-baru-1')).toMatchObject({ id: 'baru-1', city: changed.city })
  })

  test('the hours of who answers chats are those of the table, in the zone of the maker', async () => {
    const evening = { Jam: '08.00–12.00, 13.00–21.00' }
    expect(await change('jam-obrolan', 'Senin', evening)).toMatchObject({ ok: true })
    // Monday, 19.00 WIB.
    const { hours } = await readNews(database.db, null, 0, Temporal.Instant.from('2026-11-30T12:00:00Z'))
    expect(hours).toMatchObject({ isOpen: true, sentence: 'Buka sampai 21.00 WIB', elsewhere: { time: '22.00 WITA, 23.00 WIT' } })
    for (const Jam of ['21.00–08.00', '08.00–12.00, 11.00–13.00', 'pagi', ''])
      expect(await change('jam-obrolan', 'Senin', { Jam })).toMatchObject({ ok: false, refusal: [{ column: 'times' }] })
    const { rows } = await openTable(database.db, reader, tableNamed('jam-obrolan'))
    const typed = rows.filter(([, times]) => times !== 'Tutup').map((before) => ({ before, after: before.with(1, 'Tutup') }))
    expect(await saveEdits(database.db, editor, tableNamed('jam-obrolan'), { typed, way: 'typed' }, now)).toMatchObject({
      ok: false,
      refusal: [{ text: 'Paling sedikit satu hari harus ada petugas' }],
    })
  })

  test('a dealer is neither removed nor moved in the table: the correction of its regency moves it', async () => {
    const { rows } = await openTable(database.db, reader, tableNamed('dealer'))
    const before = rows.find((row) => /32\.73/.test(row[3] ?? '')) ?? expect.fail()
    const removed = await saveEdits(
      database.db,
      editor,
      tableNamed('dealer'),
      { typed: [{ before, after: null }], way: 'typed' },
      now,
    )
    expect(removed).toMatchObject({ ok: false, refusal: [{ edit: 0, reason: 'row', column: null }] })
    expect(await change('dealer', before[0] ?? '', { 'Kota atau kabupaten': '63.71' })).toMatchObject({
      ok: false,
      refusal: [{ column: 'regency' }],
    })
    const form = { dealer: before[0] ?? '', regency: '63.71' }
    const context = { now, publicUrl: 'https://contoh.example', tellsCrm: false }
    expect(await previewCorrection(database.db, editor, form, context)).toEqual([])
    expect(await correctDealer(database.db, editor, form, context)).toEqual([])
    expect((await dealerById(database.db, form.dealer)).city).toBe('Banjarmasin')
    expect(await correctDealer(database.db, editor, { ...form, regency: '99.99' }, context)).toBeNull()
  })

  test('only an administrator switches a tag on, and an id of another kind is refused with an example', async () => {
    const table = tableNamed('tag')
    const save = (after: string[], grant = grantTo('administrator', 'tracking:edit')) =>
      saveEdits(database.db, grant, table, { typed: [{ before: null, after }], way: 'typed' }, now)
    const analytics = ['Google Analytics 4', 'G-AB12CD34EF', '', 'Statistik', 'Beranda, Model', 'Ya']
    expect(() => save(analytics, grantTo('editor', 'prices:edit') as never)).toThrow(Forbidden)
    expect(await save(analytics.with(1, 'GTM-AB12CD3'))).toMatchObject({
      ok: false,
      refusal: [{ column: 'id', text: 'Kode Google Analytics 4 harus ditulis seperti G-AB12CD34EF' }],
    })
    expect(await save(analytics.with(3, 'Iklan'))).toMatchObject({ refusal: [{ column: 'purpose' }] })
    expect(await save(analytics.with(2, 'https://a.example/x.js'))).toMatchObject({ refusal: [{ column: 'address' }] })
    expect(await readTags(database.db)).toEqual([])
    expect(await save(analytics)).toMatchObject({ ok: true })
    expect(await readTags(database.db)).toEqual([
      { kind: 'ga4', id: 'G-AB12CD34EF', address: '', purpose: 'analytics', pages: ['home', 'car'] },
    ])
    expect(await change('tag', 'G-AB12CD34EF', { Menyala: 'Tidak' })).toMatchObject({ ok: true })
    expect(await readTags(database.db)).toEqual([])
  })

  test('wrong values of settings and banners are refused with the reason', async () => {
    expect(await change('pengaturan', 'Email', { Nilai: 'bukan email' })).toMatchObject({
      ok: false,
      refusal: [{ column: 'value' }],
    })
    expect(await change('banner', 'xpander', { Tautan: '/tidak-ada' })).toMatchObject({
      ok: false,
      refusal: [{ column: 'href' }],
    })
    expect(await change('kampanye', 'thenewsuv', { Judul: '{salah}' })).toMatchObject({
      ok: false,
      refusal: [{ column: 'title' }],
    })
  })
})
