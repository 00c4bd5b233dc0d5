import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsKind } from '~/core/content/news-schema.ts'
import { createPreview, findPreview } from '~/core/content/previews.server.ts'
import { findShown } from '~/core/content/shown-items.server.ts'
import { Forbidden, grant, type Staff } from '~/core/staff/grant.ts'
import { auditEntries } from '~/core/staff/tables.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Database } from '~/platform/database.server.ts'
import seed from '../../../../data/content/news/55-tahun-di-indonesia.json' with { type: 'json' }
import { everyDatabase } from '../../../../tests/support/database.ts'
import { shapeOf } from '../form/shape-of.server.ts'
import { emptyForm, type TypedGroup, typedOf } from '../form/typed.ts'
import { type Kind, openDocument } from './document.server.ts'
import { discardDraft, saveDraft } from './drafts.server.ts'
import { readMeanwhile } from './meanwhile.server.ts'
import { merged } from './merge.ts'
import { addItem, deleteItem, publishAgain, saveItem, withdrawItem } from './publishing.server.ts'
import { compareVersions, listVersions } from './versions.server.ts'

const kind = newsKind as unknown as Kind
const shape = shapeOf(kind, '')
const { slug: _, publishAt: __, ...article } = seed
const now = Temporal.Instant.from('2026-11-28T09:00:00+07:00')
const later = now.add({ minutes: 5 })
const zone = 'Asia/Jakarta' as const
const rina: Staff = { id: 'rina', name: 'Rina', email: 'rina@kantor.example', role: 'editor', dealerIds: [] }
const budi: Staff = { ...rina, id: 'budi', name: 'Budi' }
const edits = (staff: Staff) => grant(staff, 'content:edit')
const reads = (staff: Staff) => grant(staff, 'content:read')
const typedWith = (changes: object) => typedOf(shape, newsKind.schema.parse({ ...article, ...changes })) as TypedGroup
const references = {}

test('only administrators and editors may edit; an auditor reads', () => {
  expect(() => grant({ ...rina, role: 'auditor' }, 'content:edit')).toThrow(Forbidden)
  expect(() => grant({ ...rina, role: 'call-centre' }, 'content:read')).toThrow(Forbidden)
  expect(grant({ ...rina, role: 'auditor' }, 'content:read').staff.id).toBe('rina')
})

describe.each(everyDatabase)('editing content on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const added = () => addItem(database.db, edits(rina), kind, now)
  const draft = (slug: string, staff: Staff, writing: Partial<Parameters<typeof saveDraft>[3]> = {}) =>
    saveDraft(
      database.db,
      edits(staff),
      { kind, slug, shape },
      { typed: typedWith({}), wantedSlug: slug, base: 0, turn: 0, windowId: 'a', windowSent: 1, ...writing },
      now,
    )
  const save = (
    slug: string,
    staff: Staff,
    saving: Partial<Parameters<typeof saveItem>[3]> = {},
    publishing: Parameters<typeof saveItem>[4] = { at: null, zone },
  ) => saveItem(database.db, edits(staff), { kind, slug }, { body: article, base: 0, slug, ...saving }, publishing, now)
  const titleShown = async (slug: string, at = now) => {
    const found = await findShown(database.db, newsKind, slug, at)
    return found && 'item' in found ? found.item.body.title : found
  }
  const opened = async (slug: string, staff: Staff) => {
    const document = await openDocument(database.db, reads(staff), { kind, slug }, now)
    if (!document) throw new Error(`${slug} does not exist`)
    return document
  }
  const logOf = async (id: string) =>
    (await database.db.select().from(auditEntries))
      .filter(({ subjectId }) => subjectId === id)
      .map(({ action, staffName, after }) => ({ action, staffName, after }))

  test('an incomplete draft is kept, and is no revision and no page', async () => {
    const slug = await added()
    const typed = { ...emptyForm(shape), title: 'Baru sep' }
    const saved = await draft(slug, rina, { typed })
    expect(saved).toMatchObject({ ok: true, value: { turn: 1, revision: null } })
    expect((await opened(slug, rina)).draft).toMatchObject({ typed, turn: 1 })
    expect(await titleShown(slug)).toBeNull()
    expect((await listVersions(database.db, reads(rina), { kind, slug }, null)).versions).toEqual([])
  })

  test('saving as one types keeps one draft revision, which a preview shows and the versions do not list', async () => {
    const slug = await added()
    for (const turn of [0, 1, 2]) {
      const saved = await draft(slug, rina, { turn, typed: typedWith({ title: `Ketikan ${turn}` }) })
      expect(saved).toMatchObject({ ok: true, value: { revision: 1, turn: turn + 1 } })
    }
    expect((await listVersions(database.db, reads(rina), { kind, slug }, null)).versions).toEqual([])
    const preview = await createPreview(database.db, newsKind, { slug, revision: 1 }, { by: 'Rina', now })
    const token = preview.ok ? new URL(preview.value.address, 'http://any').searchParams.get('pratinjau') : null
    const shown = await findPreview(database.db, String(token), now)
    expect(shown?.item.body).toMatchObject({ title: 'Ketikan 2' })
    expect(await save(slug, rina)).toMatchObject({ ok: true, value: { number: 2 } })
    expect((await findPreview(database.db, String(token), now))?.item).toMatchObject({
      revision: 2,
      body: { title: article.title },
    })
    expect((await opened(slug, rina)).draft).toBeNull()
    expect(await logOf(slug)).toEqual([
      { action: 'content-saved', staffName: 'Rina', after: { added: true } },
      { action: 'content-saved', staffName: 'Rina', after: { draft: true, base: 0 } },
      { action: 'content-saved', staffName: 'Rina', after: { version: 2 } },
      { action: 'content-published', staffName: 'Rina', after: { version: 2 } },
    ])
  })

  test('a second window of the same person does not overwrite the draft unknowingly', async () => {
    const slug = await added()
    await draft(slug, rina)
    expect(await draft(slug, rina, { windowId: 'b' })).toEqual({ ok: false, refusal: 'draft-changed' })
    expect(await draft(slug, rina, { windowId: 'b', turn: 1 })).toMatchObject({ ok: true })
    expect(await draft(slug, rina, { turn: 1, windowSent: 2 })).toEqual({ ok: false, refusal: 'draft-changed' })
    await discardDraft(database.db, edits(rina), { kind, slug }, now)
    expect((await opened(slug, rina)).draft).toBeNull()
  })

  test('a window goes on with its own draft although the answer to its last request was lost', async () => {
    const slug = await added()
    await draft(slug, rina, { typed: typedWith({ title: 'Satu' }) })
    const again = await draft(slug, rina, { typed: typedWith({ title: 'Dua' }), windowSent: 2 })
    expect(again).toMatchObject({ ok: true, value: { turn: 2 } })
    expect((await opened(slug, rina)).draft).toMatchObject({ typed: { title: 'Dua' }, turn: 2, windowId: 'a' })
  })

  test('a request that arrives after a later one of the same window changes nothing', async () => {
    const slug = await added()
    await draft(slug, rina, { typed: typedWith({ title: 'Terbaru' }), windowSent: 2 })
    expect(await draft(slug, rina, { typed: typedWith({ title: 'Lama' }), windowSent: 1 })).toMatchObject({ ok: false })
    expect((await opened(slug, rina)).draft).toMatchObject({ typed: { title: 'Terbaru' } })
  })

  test('a page without an id of its window is not taken for the same window', async () => {
    const slug = await added()
    await draft(slug, rina, { windowId: '' })
    expect(await draft(slug, rina, { windowId: '', windowSent: 2 })).toEqual({ ok: false, refusal: 'draft-changed' })
  })

  test('two people have a draft each and see each other', async () => {
    const slug = await added()
    await draft(slug, rina)
    await draft(slug, budi)
    expect((await opened(slug, rina)).others).toMatchObject([{ name: 'Budi' }])
    expect((await opened(slug, budi)).others).toMatchObject([{ name: 'Rina' }])
  })

  test('the second of two people cannot publish over the version of the first, and merges field by field', async () => {
    const slug = await added()
    const first = await save(slug, rina)
    const base = first.ok ? first.value.number : 0
    await save(slug, budi, { base, body: { ...article, title: 'Judul Budi', summary: 'Ringkasan Budi' } })
    const mine = typedWith({ title: 'Judul Rina', topic: 'tips' })
    await draft(slug, rina, { base, typed: mine })
    expect(await save(slug, rina, { base, body: { ...article, title: 'Judul Rina' } })).toEqual({
      ok: false,
      refusal: { refusal: 'changed-meanwhile' },
    })
    expect(await titleShown(slug)).toBe('Judul Budi')
    const meanwhile = await readMeanwhile(database.db, reads(rina), { kind, slug }, { typed: mine, base, shape, references })
    if (!meanwhile) throw new Error('nothing happened meanwhile')
    expect(meanwhile).toMatchObject({ savedBy: 'Budi', number: base + 1 })
    expect(meanwhile.clashes.map(({ field, isMineToo }) => [field, isMineToo])).toEqual([
      ['title', true],
      ['summary', false],
    ])
    expect(merged(mine, meanwhile, {})).toMatchObject({ title: 'Judul Rina', summary: 'Ringkasan Budi', topic: 'tips' })
    expect(merged(mine, meanwhile, { title: 'theirs' })).toMatchObject({ title: 'Judul Budi' })
  })

  test('of two people who publish at once, one is refused', async () => {
    const slug = await added()
    const both = await Promise.all([save(slug, rina), save(slug, budi, { body: { ...article, title: 'Budi' } })])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { refusal: 'changed-meanwhile' } })
  })

  test('an item that does not pass its schema is not saved', async () => {
    const slug = await added()
    const saved = await save(slug, rina, { body: { ...article, title: '' } })
    expect(saved).toMatchObject({ ok: false, refusal: { refusal: 'incomplete', issues: [{ path: ['title'] }] } })
    expect(await titleShown(slug)).toBeNull()
  })

  test('an item appears at its instant, is published at once instead, and disappears when withdrawn', async () => {
    const slug = await added()
    expect(await save(slug, rina, {}, { at: now, zone })).toEqual({ ok: false, refusal: { refusal: 'instant-past' } })
    expect(await save(slug, rina, {}, { at: later, zone: 'Asia/Makassar' })).toMatchObject({ ok: true })
    expect([await titleShown(slug), await titleShown(slug, later)]).toEqual([null, article.title])
    expect(await opened(slug, rina)).toMatchObject({ state: 'scheduled', zone: 'Asia/Makassar' })
    expect(await save(slug, rina, { base: 1 })).toMatchObject({ ok: true })
    expect(await titleShown(slug)).toBe(article.title)
    expect(await save(slug, rina, { base: 1 }, { at: later, zone })).toEqual({ ok: false, refusal: { refusal: 'shown-already' } })
    expect(await withdrawItem(database.db, edits(rina), { kind, slug }, now)).toEqual({ ok: true, value: null })
    expect(await titleShown(slug)).toBeNull()
    expect(await withdrawItem(database.db, edits(rina), { kind, slug }, now)).toEqual({ ok: false, refusal: 'not-shown' })
    expect((await logOf(slug)).map(({ action }) => action).slice(-3)).toEqual([
      'content-published',
      'content-published',
      'content-withdrawn',
    ])
  })

  test('a new item takes its slug without a redirect; a published one leaves a redirect behind', async () => {
    const provisional = await added()
    expect(await save(provisional, rina, { slug: 'Berita Baru' })).toEqual({ ok: false, refusal: { refusal: 'slug-wrong' } })
    expect(await save(provisional, rina, { slug: `${provisional}-a` })).toMatchObject({ ok: true })
    expect(await findShown(database.db, newsKind, provisional, now)).toBeNull()
    const base = { base: 1, slug: `${provisional}-b` }
    expect(await save(`${provisional}-a`, rina, base)).toMatchObject({ ok: true, value: { slug: `${provisional}-b` } })
    expect(await findShown(database.db, newsKind, `${provisional}-a`, now)).toEqual({ movedTo: `${provisional}-b` })
    const other = await added()
    expect(await save(other, rina, { slug: `${provisional}-b` })).toEqual({ ok: false, refusal: { refusal: 'slug-taken' } })
  })

  test('an earlier version is published again as a new one; versions show the changed words', async () => {
    const slug = await added()
    await save(slug, rina)
    await save(slug, budi, { base: 1, body: { ...article, title: 'Judul yang salah' } })
    expect(await publishAgain(database.db, edits(rina), { kind, slug }, 1, now)).toMatchObject({ ok: true, value: { number: 3 } })
    expect(await titleShown(slug)).toBe(article.title)
    const compared = await compareVersions(database.db, reads(rina), { kind, slug }, { shape, references, from: null, to: 2 })
    expect(compared).toMatchObject({ from: 1, differences: [{ field: 'title', label: 'Judul' }] })
    expect(compared?.differences[0]?.pieces).toContainEqual({ text: 'salah', change: 'added' })
    expect(await publishAgain(database.db, edits(rina), { kind, slug }, 9, now)).toEqual({ ok: false, refusal: 'no-version' })
  })

  test('saving the same text again makes no version', async () => {
    const slug = await added()
    await save(slug, rina)
    expect(await save(slug, rina, { base: 1 }, null)).toMatchObject({ ok: true, value: { number: 1 } })
  })

  test('only an item that was never published can be deleted', async () => {
    const slug = await added()
    await draft(slug, rina)
    expect(await deleteItem(database.db, edits(rina), { kind, slug }, now)).toEqual({ ok: true, value: null })
    expect(await openDocument(database.db, reads(rina), { kind, slug }, now)).toBeNull()
    expect(await draft(slug, rina)).toEqual({ ok: false, refusal: 'gone' })
    const published = await added()
    await save(published, rina)
    expect(await deleteItem(database.db, edits(rina), { kind, slug: published }, now)).toEqual({
      ok: false,
      refusal: 'published-once',
    })
  })
})
