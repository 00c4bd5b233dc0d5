import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { findAll } from '../search/find.server.ts'
import { readQuery } from '../search/query.ts'
import { searchRules } from '../search/tables.ts'
import { changeContent, putContent } from './content.server.ts'
import { moveItem, publish, saveRevision, withdraw } from './items.server.ts'
import { defineKind } from './kind.ts'
import { keepSearchIndex } from './search-index.server.ts'
import { searchSources } from './search-sources.server.ts'

const words = { label: 'Isi', help: 'Isi.' }

// A new kind joins the search with the one line `search`.
const question = defineKind({
  name: 'test-question',
  labels: { one: 'Pertanyaan', many: 'Pertanyaan' },
  schema: z.object({ question: z.string(), answer: z.string() }),
  fields: { question: words, answer: words },
  heading: 'question',
  address: (slug) => `/tanya#${slug}`,
  text: ({ question, answer }) => `${question} ${answer}`,
  search: ({ question }) => ({ title: question, summary: '' }),
})

const memo = defineKind({
  name: 'test-memo',
  labels: { one: 'Memo', many: 'Memo' },
  schema: z.object({ text: z.string() }),
  fields: { text: words },
  heading: 'text',
  address: (slug) => `/memo/${slug}`,
  text: ({ text }) => text,
})

const notice = defineKind({
  name: 'test-notice',
  labels: { one: 'Pemberitahuan', many: 'Pemberitahuan' },
  schema: z.object({ title: z.string() }),
  fields: { title: words },
  heading: 'title',
  slugs: ['syarat'],
  address: (slug) => `/${slug}`,
  text: ({ title }) => title,
  search: ({ title }) => ({ title, summary: '' }),
})

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const tomorrow = now.add({ hours: 24 })
const zone = 'Asia/Jakarta' as const
const by = { by: 'Rina', now }

describe.each(everyDatabase)('the search index on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await put('lama', 'Berapa lama garansi?', now)
    await database.db.transaction(keepSearchIndex)
  })
  afterAll(() => database.close())

  const save = (slug: string, title: string) =>
    changeContent(database.db, (tx) => saveRevision(tx, question, { slug, body: { question: title, answer: 'Tiga tahun.' } }, by))
  const put = async (slug: string, title: string, at: Temporal.Instant) => {
    const revision = await save(slug, title)
    await changeContent(database.db, (tx) => publish(tx, question, { slug, revision, at, zone }, now))
  }
  const found = async (typed: string, at = now) => {
    const query = readQuery(typed)
    if ('refusal' in query) throw new Error(query.refusal)
    const kinds = [...searchSources().keys()]
    const { groups } = await findAll(database.db, { ...query, kinds, from: 0, count: 20 }, at)
    return groups.flatMap(({ results }) => results.map(({ title, address }) => [title, address]))
  }

  test('what was published before the index was made is found, by all of its text', async () => {
    const lama = [['Berapa lama garansi?', '/tanya#lama']]
    expect(await found('garansi')).toEqual(lama)
    expect(await found('tahun')).toEqual(lama)
  })

  test('a draft is not found, nor its next revision; publishing replaces the text at once', async () => {
    await save('draf', 'Draf tentang velg')
    expect(await found('velg')).toEqual([])
    await put('draf', 'Draf tentang velg', now)
    expect(await found('velg')).toHaveLength(1)
    await save('draf', 'Revisi tentang spion')
    expect(await found('spion')).toEqual([])
    await put('draf', 'Revisi tentang spion', now)
    expect(await found('spion')).toHaveLength(1)
    expect(await found('velg')).toEqual([])
  })

  test('a scheduled item is found at its minute, and not after it is withdrawn', async () => {
    await put('besok', 'Tentang klakson', tomorrow)
    expect(await found('klakson', tomorrow.subtract({ milliseconds: 1 }))).toEqual([])
    expect(await found('klakson', tomorrow)).toHaveLength(1)
    await changeContent(database.db, (tx) => withdraw(tx, question, 'besok', tomorrow.add({ hours: 1 }), now))
    expect(await found('klakson', tomorrow)).toHaveLength(1)
    expect(await found('klakson', tomorrow.add({ hours: 1 }))).toEqual([])
  })

  test('a moved item is found at its new address only', async () => {
    await put('dulu', 'Tentang dongkrak', now)
    await changeContent(database.db, (tx) => moveItem(tx, question, 'dulu', 'kini'))
    expect(await found('dongkrak')).toEqual([['Tentang dongkrak', '/tanya#kini']])
  })

  test('a failed change leaves the index as it was', async () => {
    const revision = await save('gagal', 'Tentang radiator')
    const failing = changeContent(database.db, async (tx) => {
      await publish(tx, question, { slug: 'gagal', revision, at: now, zone }, now)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await found('radiator')).toEqual([])
  })

  test('a kind that does not say how it is shown is not found', async () => {
    await changeContent(database.db, async (tx) => {
      const revision = await saveRevision(tx, memo, { slug: 'satu', body: { text: 'memo karburator' } }, by)
      await publish(tx, memo, { slug: 'satu', revision, at: now, zone }, now)
    })
    expect(await found('karburator')).toEqual([])
  })

  test('of a kind whose items always exist, an item that it no longer has is not found', async () => {
    for (const slug of ['syarat', 'pengaturan-situs'])
      await changeContent(database.db, (tx) =>
        putContent(tx, { kind: notice.name, slug, position: 0, body: { title: `Halaman knalpot ${slug}` } }, now),
      )
    expect(await found('knalpot')).toEqual([['Halaman knalpot syarat', '/syarat']])
  })

  test('an index that was made by other rules is made anew', async () => {
    await database.db.update(searchRules).set({ rules: '0' })
    await database.db.transaction(keepSearchIndex)
    expect(await found('garansi')).toEqual([['Berapa lama garansi?', '/tanya#lama']])
    expect(await found('spion')).toHaveLength(1)
  })
})
