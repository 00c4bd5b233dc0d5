import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeContent } from '~/core/content/content.server.ts'
import { eventKind } from '~/core/content/event-schema.ts'
import { saveRevision } from '~/core/content/items.server.ts'
import { newsKind } from '~/core/content/news-schema.ts'
import { pageKind } from '~/core/content/page-schema.ts'
import { programmeKind } from '~/core/content/programme-schema.ts'
import { contentItems } from '~/core/content/tables.ts'
import { grantTo } from '~/core/staff/staff.fixture.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Database } from '~/platform/database.server.ts'
import event from '../../../data/content/events/coba-jalan-jayapura.json' with { type: 'json' }
import page from '../../../data/content/pages/profile.json' with { type: 'json' }
import programme from '../../../data/content/promotions/program-desember-2026.json' with { type: 'json' }
import { seed } from '../../../server/seed.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { checksOf } from './editing/checks.server.ts'
import type { Kind } from './editing/document.server.ts'
import { readBody, saveDraft } from './editing/drafts.server.ts'
import { addItem } from './editing/publishing.server.ts'
import { readReferences } from './editing/references.server.ts'
import { shapeOf } from './form/shape-of.server.ts'
import { emptyForm } from './form/typed.ts'
import { countItems, type ItemFilter, itemsPerPage, listItems } from './items-list.server.ts'

const eventOf = ({ slug: _, publishAt: __, ...body }: typeof event) => body

const now = Temporal.Instant.from('2026-11-28T09:00:00+07:00')
const read = grantTo('editor', 'content:read')
const edit = grantTo('editor', 'content:edit')
const asKind = (kind: unknown) => kind as Kind
const [news, programmes, events, pages] = [newsKind, programmeKind, eventKind, pageKind].map(asKind) as [Kind, Kind, Kind, Kind]

describe.each(everyDatabase)('the content rooms on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seed(database.db, now)
  })
  afterAll(() => database.close())

  const list = async (kind: Kind, filter: Partial<ItemFilter> = {}) =>
    listItems(database.db, read, kind, { state: null, text: '', page: 1, ...filter }, now)

  const checks = async (kind: Kind, body: object) => {
    const shape = shapeOf(kind, '')
    const parsed = readBody(kind, body)
    const references = await readReferences(database.db, shape)
    const issues = parsed.ok ? [] : parsed.refusal
    return checksOf(database.db, { kind, shape, body, issues, references }, now)
  }

  test('a list shows title, state and who saved last, filtered by state and by a part of the title', async () => {
    const all = await list(news)
    expect(all.total).toBeGreaterThan(10)
    const { rows } = await list(news, { state: 'published' })
    expect(rows[0]).toMatchObject({ state: 'published', savedBy: 'seed', drafting: [] })
    const found = await list(news, { text: '55 TAHUN' })
    expect(found.rows.map(({ slug }) => slug)).toEqual(['55-tahun-di-indonesia'])
    expect((await list(news, { text: '%' })).total).toBe(0)
    expect((await list(news, { state: 'draft' })).total).toBe(0)
    const states = await Promise.all((['published', 'scheduled', 'withdrawn'] as const).map((state) => list(news, { state })))
    expect(states.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
  })

  test('an item is found by beginnings of words of its title or slug, in any order, but not by the middle of a word', async () => {
    const slugsFor = async (text: string) => (await list(news, { text })).rows.map(({ slug }) => slug)
    expect(await slugsFor('indo 55')).toEqual(['55-tahun-di-indonesia'])
    expect(await slugsFor('55-tahun')).toEqual(['55-tahun-di-indonesia'])
    expect(await slugsFor('donesia 55')).toEqual([])
  })

  test('the item that was saved last comes first, and pages are counted a few ahead', async () => {
    const [first] = (await list(news)).rows
    const old = { position: 0, body: {}, updatedAt: now, savedAt: now.subtract({ hours: 24 }) }
    const many = Array.from({ length: 700 }, (_, n) => ({ ...old, slug: `lama-${n}`, kind: events.name }))
    await database.db.insert(contentItems).values(many)
    expect((await list(events)).total).toBe(11 * itemsPerPage)
    expect((await list(events, { page: 5 })).total).toBeGreaterThanOrEqual(700)
    await changeContent(database.db, (tx) =>
      saveRevision(tx, events, { slug: 'lama-3', body: eventOf(event) }, { by: 'Rina', now: now.add({ hours: 1 }) }),
    )
    expect((await list(events)).rows[0]).toMatchObject({ slug: 'lama-3', savedBy: 'Rina' })
    expect((await list(news)).rows[0]).toEqual(first)
    await database.db.delete(contentItems).where(like(contentItems.slug, 'lama-%'))
  })

  test('a new item appears in the list with its draft title and who writes it', async () => {
    const slug = await addItem(database.db, edit, news, now)
    const shape = shapeOf(news, '')
    const typed = { ...emptyForm(shape), title: 'Judul yang baru diketik' }
    await saveDraft(
      database.db,
      edit,
      { kind: news, slug, shape },
      { typed, wantedSlug: slug, base: 0, turn: 0, windowId: 'a', windowSent: 1 },
      now,
    )
    const { rows } = await list(news, { state: 'draft' })
    expect(rows).toMatchObject([{ slug, title: 'Judul yang baru diketik', publishAt: null, drafting: ['Ani Wijaya'] }])
    expect((await countItems(database.db, read)).get('news')?.drafts).toBe(1)
  })

  test('the seeded items can be published as they are', async () => {
    const { slug: _, publishAt: __, ...body } = programme
    expect((await checks(programmes, body)).filter(({ level }) => level === 'stop')).toEqual([])
    expect(await checks(programmes, { ...body, from: '2026-12-24', until: '2026-12-23' })).toContainEqual({
      ...{ level: 'stop', path: 'until' },
      message: 'Hari terakhir harus sama dengan atau sesudah hari pertama',
    })
    expect(await checks(programmes, { ...body, from: '2026-12-24', until: '2026-12-24' })).toEqual(await checks(programmes, body))
    const { slug: ___, publishAt: ____, ...own } = page
    expect((await checks(pages, own)).filter(({ level }) => level === 'stop')).toEqual([])
  })

  test('an empty form says what to fill in and what to choose, each with its field', async () => {
    const found = await checks(programmes, { models: [{}], terms: [''], sample: false })
    const messages = found.map(({ path, message }) => `${path}: ${message}`)
    expect(messages).toContain('title: Isi judul')
    expect(messages).toContain('zone: Pilih zona waktu')
    expect(messages).toContain('regions: Pilih minimal satu wilayah')
    expect(messages).toContain('picture: Lengkapi gambar: pilih gambarnya, lalu isi teks alternatif')
    expect(messages).toContain('models.0.discount: Isi potongan bayar pertama (Rp) (model 1)')
    expect(messages).toContain('terms.0: Isi syarat 1')
  })

  test('dead links stop, whether the page or the item does not exist; links to pages that stand do not', async () => {
    const link = (href: string) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
    })
    const hrefs = [
      '/promo',
      '/news-id/55-tahun-di-indonesia',
      '/news-id/tidak-ada',
      '/tidak/ada',
      '/our-cars/mobil-penumpang/tidak-ada',
      'https://contoh.id',
    ]
    const found = await checks(programmes, { ...programme, body: { type: 'doc', content: hrefs.map(link) } })
    const dead = found.filter(({ path }) => path === 'body').map(({ level, message }) => `${level} ${message.split(' ')[1]}`)
    expect(dead).toEqual(['stop /news-id/tidak-ada', 'stop /tidak/ada', 'stop /our-cars/mobil-penumpang/tidak-ada'])
  })

  test('past days, prices that are not in the list, and examples without a package only warn', async () => {
    const [offer] = programme.models
    const body = {
      ...programme,
      summary: 'Xpander mulai Rp 199.000.000.',
      from: '2026-10-01',
      until: '2026-11-01',
      models: [{ ...offer, credit: { ...offer?.credit, tenorMonths: 7 } }],
    }
    const found = await checks(programmes, body)
    expect(found.map(({ level, path }) => `${level} ${path}`).toSorted()).toEqual([
      'warn models.0.credit.package',
      'warn summary',
      'warn until',
    ])
    const known = await checks(programmes, { ...body, models: [{ ...offer, model: 'hilang' }] })
    expect(known).toContainEqual({
      level: 'stop',
      path: 'models.0.model',
      message: 'Model “hilang” tidak ada lagi. Pilih yang lain',
    })
  })

  test('an event that is over warns, days out of order and a section without content stop', async () => {
    const [day] = event.days
    const past = await checks(events, { ...event, days: [{ ...day, date: '2026-11-20' }] })
    expect(past).toContainEqual({ level: 'warn', path: 'days.0.date', message: 'Hari 2026-11-20 sudah lewat' })
    const wrong = await checks(events, { ...event, days: [{ date: '2027-01-02', opens: '10:00', closes: '09:00' }] })
    expect(wrong).toContainEqual({ level: 'stop', path: 'days.0', message: 'Jam tutup harus sesudah jam buka (hari 1)' })
    const empty = await checks(pages, { ...page, sections: [{ title: 'Kosong' }] })
    expect(empty).toContainEqual({
      level: 'stop',
      path: 'sections.0.title',
      message: 'Bagian 1 baru berisi judul. Tambahkan tulisan atau bentuk lain',
    })
  })
})
