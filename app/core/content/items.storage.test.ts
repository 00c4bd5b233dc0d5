import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyDatabase } from '../../../tests/support/database.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent, putContent } from './content.server.ts'
import { moveItem, publish, saveRevision, withdraw } from './items.server.ts'
import { defineKind, stateOf } from './kind.ts'
import { findShown, followShown, listShown, nextChange, yearsShown } from './shown-items.server.ts'

const kindOf = (name: string) =>
  defineKind({
    name,
    labels: { one: 'Catatan', many: 'Catatan' },
    schema: z.object({ title: z.string(), topic: z.string().default('tips'), models: z.array(z.string()).default([]) }),
    fields: {
      title: { label: 'Judul', help: 'Paling panjang 70 huruf.' },
      topic: { label: 'Topik', help: 'Pilih satu.' },
      models: { label: 'Model', help: 'Model yang dibahas.' },
    },
    heading: 'title',
    address: null,
    text: ({ title }) => title,
  })

const at = (text: string) => Temporal.Instant.from(text)
const morning = at('2026-11-28T09:00:00+07:00')
const noon = at('2026-11-28T12:00:00+07:00')
const evening = at('2026-11-28T18:00:00+07:00')
const zone = 'Asia/Jakarta' as const
const by = { by: 'Rina', now: morning }

test('the state of an item changes exactly at its instants, to the millisecond', () => {
  const just = (text: string) => at(text).subtract({ milliseconds: 1 })
  expect(stateOf({ publishAt: null, withdrawAt: null }, noon)).toBe('draft')
  const day = { publishAt: noon, withdrawAt: evening }
  expect(stateOf(day, just('2026-11-28T12:00:00+07:00'))).toBe('scheduled')
  expect(stateOf(day, noon)).toBe('published')
  expect(stateOf(day, just('2026-11-28T18:00:00+07:00'))).toBe('published')
  expect(stateOf(day, evening)).toBe('withdrawn')
})

describe.each(everyDatabase)('items of a kind on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  async function put(kind: ReturnType<typeof kindOf>, slug: string, body: object, from: Instant): Promise<void> {
    await changeContent(database.db, async (tx) => {
      const revision = await saveRevision(tx, kind, { slug, body }, by)
      await publish(tx, kind, { slug, revision, at: from, zone }, morning)
    })
  }
  const titleAt = async (kind: ReturnType<typeof kindOf>, slug: string, now: Instant) => {
    const found = await findShown(database.db, kind, slug, now)
    return found && 'item' in found ? found.item.body.title : found
  }
  const slugs = async (kind: ReturnType<typeof kindOf>, now: Instant, wanted: object = {}) => {
    const { items, total } = await listShown(database.db, kind, { page: 1, perPage: 12, ...wanted }, now)
    return [total, ...items.map(({ slug }) => slug)]
  }

  test('visitors do not see a draft', async () => {
    const kind = kindOf('drafted')
    await saveRevision(database.db, kind, { slug: 'a', body: { title: 'A' } }, by)
    expect(await titleAt(kind, 'a', evening)).toBeNull()
    expect(await slugs(kind, evening)).toEqual([0])
    expect(await nextChange(database.db, kind, morning)).toBeNull()
  })

  test('an item appears and disappears at its instants, in lists and on its own page', async () => {
    const kind = kindOf('scheduled')
    await put(kind, 'a', { title: 'A' }, noon)
    await changeContent(database.db, (tx) => withdraw(tx, kind, 'a', evening, morning))
    expect(await titleAt(kind, 'a', noon.subtract({ milliseconds: 1 }))).toBeNull()
    expect(await slugs(kind, morning)).toEqual([0])
    expect(String(await nextChange(database.db, kind, morning))).toBe(String(noon))
    expect(await titleAt(kind, 'a', noon)).toBe('A')
    expect(await slugs(kind, noon)).toEqual([1, 'a'])
    expect(String(await nextChange(database.db, kind, noon))).toBe(String(evening))
    expect(await titleAt(kind, 'a', evening)).toBeNull()
    expect(await nextChange(database.db, kind, evening)).toBeNull()
  })

  test('a revision saved after publishing is shown only after it is published too', async () => {
    const kind = kindOf('revised')
    await put(kind, 'a', { title: 'Lama' }, morning)
    const revision = await saveRevision(database.db, kind, { slug: 'a', body: { title: 'Baru' } }, by)
    expect(revision).toBe(2)
    expect(await titleAt(kind, 'a', noon)).toBe('Lama')
    await changeContent(database.db, (tx) => publish(tx, kind, { slug: 'a', revision, at: noon, zone }, noon))
    expect(await titleAt(kind, 'a', noon)).toBe('Baru')
    const { items } = await listShown(database.db, kind, { page: 1, perPage: 12 }, noon)
    expect(items.map(({ publishAt, revision }) => [String(publishAt), revision])).toEqual([[String(morning), 2]])
    await expect(publish(database.db, kind, { slug: 'a', revision: 9, at: noon, zone }, noon)).rejects.toThrow('no revision 9')
  })

  test('a later instant is refused for a visible item; a withdrawn item is published again with a new date', async () => {
    const kind = kindOf('again')
    await put(kind, 'a', { title: 'A' }, morning)
    const again = (publishAt: Instant, now: Instant) =>
      changeContent(database.db, (tx) => publish(tx, kind, { slug: 'a', revision: 1, at: publishAt, zone }, now))
    await expect(again(evening, noon)).rejects.toThrow('shown already')
    await changeContent(database.db, (tx) => withdraw(tx, kind, 'a', noon, noon))
    await again(evening, noon)
    expect(await titleAt(kind, 'a', noon)).toBeNull()
    expect(await titleAt(kind, 'a', evening)).toBe('A')
  })

  test('when two people save at once, both revisions are kept', async () => {
    const kind = kindOf('contested')
    const save = (title: string) => database.db.transaction((tx) => saveRevision(tx, kind, { slug: 'a', body: { title } }, by))
    expect((await Promise.all([save('A'), save('B'), save('C')])).toSorted()).toEqual([1, 2, 3])
  })

  test('every former slug leads directly to the item, also after it moves back', async () => {
    const kind = kindOf('moved')
    const move = (from: string, to: string) => changeContent(database.db, (tx) => moveItem(tx, kind, from, to))
    await put(kind, 'a', { title: 'A' }, morning)
    await move('a', 'b')
    await move('b', 'c')
    expect(await titleAt(kind, 'a', noon)).toEqual({ movedTo: 'c' })
    expect(await titleAt(kind, 'b', noon)).toEqual({ movedTo: 'c' })
    await move('c', 'a')
    expect(await titleAt(kind, 'a', noon)).toBe('A')
    expect(await titleAt(kind, 'b', noon)).toEqual({ movedTo: 'a' })
    expect(await titleAt(kind, 'c', noon)).toEqual({ movedTo: 'a' })
    expect((await followShown(database.db, kind, 'b', noon))?.slug).toBe('a')
    expect(await followShown(database.db, kind, 'never', noon)).toBeNull()
    await put(kind, 'c', { title: 'C' }, morning)
    expect(await titleAt(kind, 'c', noon)).toBe('C')
  })

  test('an item cannot move to a slug in use, and a former slug does not reveal a draft', async () => {
    const kind = kindOf('guarded')
    await put(kind, 'a', { title: 'A' }, evening)
    await put(kind, 'taken', { title: 'B' }, morning)
    await expect(changeContent(database.db, (tx) => moveItem(tx, kind, 'a', 'taken'))).rejects.toThrow()
    await changeContent(database.db, (tx) => moveItem(tx, kind, 'a', 'b'))
    expect(await titleAt(kind, 'a', noon)).toBeNull()
    expect(await titleAt(kind, 'a', evening)).toEqual({ movedTo: 'b' })
  })

  test('lists are filtered, limited by date and paged, the newest first', async () => {
    const kind = kindOf('listed')
    await put(kind, 'old', { title: 'A', topic: 'produk', models: ['xforce', 'xpander'] }, at('2025-12-31T23:59:00+07:00'))
    await put(kind, 'new', { title: 'B', models: ['xpander'] }, at('2026-01-01T00:00:00+07:00'))
    await put(kind, 'newest', { title: 'C' }, morning)
    expect(await slugs(kind, noon)).toEqual([3, 'newest', 'new', 'old'])
    expect(await slugs(kind, noon, { containing: { models: ['xpander'] } })).toEqual([2, 'new', 'old'])
    expect(await slugs(kind, noon, { containing: { topic: 'produk', models: ['xforce'] } })).toEqual([1, 'old'])
    const year = [at('2026-01-01T00:00:00+07:00'), at('2027-01-01T00:00:00+07:00')]
    expect(await slugs(kind, noon, { between: year })).toEqual([2, 'newest', 'new'])
    expect(await slugs(kind, noon, { page: 2, perPage: 2 })).toEqual([3, 'old'])
    await put(kind, 'coming', { title: 'D' }, at('2027-01-02T00:00:00+07:00'))
    expect(await yearsShown(database.db, kind, zone, noon)).toEqual([2026, 2025])
  })

  test('the body of an item that was written without revisions becomes the first one', async () => {
    const kind = kindOf('former')
    await putContent(database.db, { kind: 'former', slug: 'a', position: 0, body: { title: 'Lama' } }, morning)
    expect(await saveRevision(database.db, kind, { slug: 'a', body: { title: 'Baru' } }, by)).toBe(2)
    expect(await titleAt(kind, 'a', noon)).toBe('Lama')
    const back = (revision: number) => publish(database.db, kind, { slug: 'a', revision, at: noon, zone }, noon)
    await back(2)
    expect(await titleAt(kind, 'a', noon)).toBe('Baru')
    await back(1)
    expect(await titleAt(kind, 'a', noon)).toBe('Lama')
  })

  test('an item written without dates is shown', async () => {
    const kind = kindOf('plain')
    await putContent(database.db, { kind: 'plain', slug: 'a', position: 0, body: { title: 'A' } }, morning)
    expect(await titleAt(kind, 'a', noon)).toBe('A')
  })
})
