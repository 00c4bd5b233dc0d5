import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../server/seed.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent } from './content.server.ts'
import { rememberContent, remembered } from './content-memory.server.ts'
import { readArticlePages } from './dated-pages.server.ts'
import { moveItem, publish, saveRevision } from './items.server.ts'
import { declaredKinds } from './kind.ts'
import { type News, newsKind } from './news-schema.ts'
import { withPreview } from './preview-overlay.server.ts'
import { createPreview, findPreview, forgetPreviews, listPreviews, revokePreview } from './previews.server.ts'
import { findShown, followShown, listShown } from './shown-items.server.ts'
import { previews } from './tables.ts'

const morning = Temporal.Instant.from('2026-11-28T09:00:00+07:00')
const noon = morning.add({ hours: 3 })
const by = { by: 'Budi', now: morning }
const slug = '55-tahun-di-indonesia'
const title = 'Judul yang belum terbit'
const withPages = () => [...declaredKinds().values()].filter(({ address }) => address !== null)

describe.each(everyDatabase)('previews on $name', ({ open }) => {
  let database: Database
  let published: News
  beforeAll(async () => {
    database = await open()
    await database.db.transaction((tx) => seed(tx, morning))
    const item = await followShown(database.db, newsKind, slug, morning)
    if (!item) throw new Error('The news was not seeded')
    published = item.body
  })
  afterAll(() => database.close())

  const save = (at: string, body: object) =>
    saveRevision(database.db, newsKind, { slug: at, body: { ...published, ...body } }, by)
  async function make(at: string, wanted: { revision?: number; hours?: number } = {}) {
    const made = await createPreview(database.db, newsKind, { slug: at, ...wanted }, by)
    if (!made.ok) throw new Error(made.refusal)
    const { searchParams, pathname } = new URL(made.value.address, 'https://situs.example')
    return { ...made.value, path: pathname, token: searchParams.get('pratinjau') ?? '' }
  }
  async function shownBy(token: string, at: string, now: Instant = morning) {
    const preview = await findPreview(database.db, token, now)
    const db = preview ? withPreview(database.db, preview) : database.db
    const found = await findShown(db, newsKind, at, now)
    return found && 'item' in found ? found.item : found
  }

  test('a draft is shown to the device with the token only', async () => {
    await save('rahasia', { title })
    const { token, path, expiresAt } = await make('rahasia')
    expect(path).toBe('/news-id/rahasia')
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(String(expiresAt)).toBe(String(morning.add({ hours: 24 })))
    expect(await shownBy(token, 'rahasia')).toMatchObject({ slug: 'rahasia', body: { title }, publishAt: morning })
    expect(await findShown(database.db, newsKind, 'rahasia', morning)).toBeNull()
    const pages = await readArticlePages(database.db, 1, morning)
    expect(pages.map((page) => page.path)).not.toContain(path)
    expect(JSON.stringify(await database.db.select().from(previews))).not.toContain(token)
  })

  test('a published item shows the later revision in the preview, and the published one to everybody else', async () => {
    const revision = await save(slug, { title })
    const { token } = await make(slug)
    expect(await shownBy(token, slug)).toMatchObject({ body: { title }, revision })
    expect((await followShown(database.db, newsKind, slug, morning))?.body.title).toBe(published.title)
    expect(await findPreview(database.db, token, morning)).toMatchObject({ isShown: false })
    const earlier = await make(slug, { revision: 1 })
    expect(await shownBy(earlier.token, slug)).toMatchObject({ body: { title: published.title }, revision: 1 })
    expect(await findPreview(database.db, earlier.token, morning)).toMatchObject({ isShown: true })
  })

  test('a preview changes nothing that is remembered for other visitors', async () => {
    const forget = rememberContent(database.db)
    const { token } = await make(slug, { revision: await save(slug, { title }) })
    const list = () => listShown(database.db, newsKind, { page: 1, perPage: 50 }, morning)
    const before = await list()
    expect(await shownBy(token, slug)).toMatchObject({ body: { title } })
    const preview = await findPreview(database.db, token, morning)
    if (!preview) throw new Error('The preview is gone')
    const own = withPreview(database.db, preview)
    const previewed = await listShown(own, newsKind, { page: 1, perPage: 50 }, morning)
    expect([previewed.total, previewed.items[0]?.body.title]).toEqual([before.total, title])
    await remembered(own, 'frame', async () => 'of a preview')
    expect(await remembered(database.db, 'frame', async () => 'of a page')).toBe('of a page')
    expect(await list()).toBe(before)
    expect((await followShown(database.db, newsKind, slug, morning))?.body.title).toBe(published.title)
    forget()
  })

  test('a link ends at its instant, and when it is revoked', async () => {
    await save('berakhir', { title })
    const { token, id } = await make('berakhir', { hours: 3 })
    expect(await findPreview(database.db, token, noon.subtract({ milliseconds: 1 }))).not.toBeNull()
    expect(await findPreview(database.db, token, noon)).toBeNull()
    expect(await listPreviews(database.db, 'news', 'berakhir', morning)).toMatchObject([{ id, revision: 1, madeBy: 'Budi' }])
    await revokePreview(database.db, id, by)
    expect(await findPreview(database.db, token, morning)).toBeNull()
    expect(await listPreviews(database.db, 'news', 'berakhir', morning)).toEqual([])
    const other = await make('berakhir')
    expect(await findPreview(database.db, other.token, morning)).not.toBeNull()
  })

  test.each(['', 'x', 'a'.repeat(32), "' or 1=1 --", '\0', '🚗'.repeat(5000)])('the token %j opens nothing', async (token) => {
    expect(await findPreview(database.db, token, morning)).toBeNull()
  })

  test('a token shows its own item only', async () => {
    await save('satu', { title })
    await save('dua', { title })
    const { token } = await make('satu')
    expect(await findPreview(database.db, token, morning)).toMatchObject({ path: '/news-id/satu' })
    expect(await shownBy(token, 'dua')).toBeNull()
  })

  test('a link follows its item to another slug, and keeps its revision after publishing', async () => {
    const revision = await save('lama', { title })
    const { token } = await make('lama')
    await changeContent(database.db, async (tx) => {
      await moveItem(tx, newsKind, 'lama', 'baru')
      await publish(tx, newsKind, { slug: 'baru', revision, at: morning, zone: 'Asia/Makassar' }, morning)
    })
    expect(await findPreview(database.db, token, morning)).toMatchObject({
      path: '/news-id/baru',
      isShown: true,
      zone: 'Asia/Makassar',
    })
  })

  test('a link is refused for a revision that does not exist, for a kind without pages, and for too long', async () => {
    const refusalOf = async (
      kind: Parameters<typeof createPreview>[1],
      wanted: { slug: string; revision?: number; hours?: number },
    ) => {
      const made = await createPreview(database.db, kind, wanted, by)
      return made.ok ? null : made.refusal
    }
    expect(await refusalOf(newsKind, { slug: 'tidak-ada' })).toBe('no-revision')
    expect(await refusalOf(newsKind, { slug, revision: 99 })).toBe('no-revision')
    expect(await refusalOf({ name: 'news', address: null }, { slug })).toBe('no-page')
    for (const hours of [0, -1, 168.1, Number.NaN]) expect(await refusalOf(newsKind, { slug, hours })).toBe('hours-outside')
    expect(await refusalOf(newsKind, { slug, hours: 168 })).toBeNull()
  })

  test('every kind with a page can be previewed', async () => {
    expect(withPages().length).toBeGreaterThanOrEqual(13)
    for (const kind of withPages()) {
      const { items } = await listShown(database.db, kind, { page: 1, perPage: 1 }, morning)
      const [item] = items
      if (!item) throw new Error(`No ${kind.name} was seeded`)
      const revision = await saveRevision(database.db, kind, { slug: item.slug, body: item.body }, by)
      const made = await createPreview(database.db, kind, { slug: item.slug }, by)
      if (!made.ok) throw new Error(made.refusal)
      const { pathname, searchParams, hash } = new URL(made.value.address, 'https://situs.example')
      expect(pathname + hash).toBe(kind.address?.(item.slug))
      const preview = await findPreview(database.db, searchParams.get('pratinjau') ?? '', morning)
      expect(preview?.path, kind.name).toBe(pathname)
      const own = preview ? withPreview(database.db, preview) : database.db
      const shown = await followShown(own, kind, item.slug, morning)
      expect(shown?.revision, kind.name).toBe(revision)
      expect((await followShown(database.db, kind, item.slug, morning))?.revision, kind.name).toBe(item.revision)
    }
  })

  test('links are forgotten thirty days after their end', async () => {
    await database.db.delete(previews)
    const { expiresAt } = await make(slug)
    const lastDay = expiresAt.add({ hours: 30 * 24 })
    await forgetPreviews(database.db, lastDay)
    expect(await database.db.$count(previews)).toBe(1)
    await forgetPreviews(database.db, lastDay.add({ milliseconds: 1 }))
    expect(await database.db.$count(previews)).toBe(0)
  })
})
