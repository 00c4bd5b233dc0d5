import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { longAgo, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { mostCompared } from './count-documents.server.ts'
import { findAll, findAny } from './find.server.ts'
import { putSearchDocuments } from './index-documents.server.ts'
import { type Query, readQuery } from './query.ts'
import type { SearchDocument } from './search-document.ts'
import { correctSpelling } from './spelling.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const kinds = ['note', 'place', 'crowd']

function note(key: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  const nothing = { summary: '', keywords: '', text: '', weight: 0, publishAt: longAgo, withdrawAt: null }
  return { kind: 'note', key, title, address: `/${key}`, ...nothing, ...more }
}

const documents = [
  note('rawat', 'Merawat rem di rumah', { summary: 'Yang aman dikerjakan sendiri.' }),
  note('hujan', 'Musim hujan', { text: 'Perawatan rem sebelum musim hujan, dan tekanan ban.' }),
  note('garansi', 'Garansi tiga tahun', { summary: 'Perawatan di bengkel resmi.', publishAt: now.subtract({ hours: 1 }) }),
  note('xforce', 'XFORCE', { kind: 'place', keywords: 'x force', weight: 2 }),
  note('xforce-hev', 'XFORCE HEV', { kind: 'place', keywords: 'x force', weight: 1 }),
  note('besok', 'Rahasia besok', { publishAt: now.add({ minutes: 1 }) }),
  note('kemarin', 'Promosi kemarin', { withdrawAt: now }),
]
const crowd = Array.from({ length: mostCompared + 500 }, (_, at) =>
  note(`m${String(at).padStart(4, '0')}`, `Mobil nomor ${at}`, { kind: 'crowd', text: 'kerumunan' }),
)

function read(typed: string): Query {
  const query = readQuery(typed)
  if ('refusal' in query) throw new Error(query.refusal)
  return query
}

describe.each(everyDatabase)('the search on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.db.transaction((tx) => putSearchDocuments(tx, [...documents, ...crowd]))
  })
  afterAll(() => database.close())

  const ask = (typed: string, find = findAll, at = now, from = 0, count = 20) =>
    find(database.db, { ...read(typed), kinds, from, count }, at)
  const keys = async (typed: string, find = findAll, at = now) =>
    (await ask(typed, find, at)).groups.flatMap(({ results }) => results.map(({ key }) => key))

  test('all words must occur, in any form; titles come before summaries, summaries before texts', async () => {
    expect(await keys('perawatan')).toEqual(['rawat', 'garansi', 'hujan'])
    expect(await keys('perawatan rem')).toEqual(['rawat', 'hujan'])
    expect(await keys('rem bengkel')).toEqual([])
  })

  test('the document with exactly this title comes first, and a hyphen or a space makes no difference', async () => {
    for (const typed of ['xforce', 'X-Force', 'x force']) expect(await keys(typed), typed).toEqual(['xforce', 'xforce-hev'])
    expect(await keys('XFORCE HEV')).toEqual(['xforce-hev'])
  })

  test('a document is found from the instant of its publication until it is withdrawn', async () => {
    expect(await keys('rahasia')).toEqual([])
    expect(await keys('rahasia', findAll, now.add({ seconds: 59 }))).toEqual([])
    expect(await keys('rahasia', findAll, now.add({ minutes: 1 }))).toEqual(['besok'])
    expect(await keys('promosi', findAll, now.subtract({ milliseconds: 1 }))).toEqual(['kemarin'])
    expect(await keys('promosi')).toEqual([])
    expect(await keys('promosi rahasia', findAny)).toEqual([])
    expect(await correctSpelling(database.db, read('rahasla'), now)).toBeNull()
    expect(await correctSpelling(database.db, read('rahasla'), now.add({ minutes: 1 }))).toBe('rahasia')
  })

  test('with some of the words, documents with more of them come first', async () => {
    expect((await keys('rem hujan helikopter', findAny)).slice(0, 2)).toEqual(['hujan', 'rawat'])
  })

  test('a typing error is corrected to a word that is there; known words stay as they are', async () => {
    const corrected = (typed: string) => correctSpelling(database.db, read(typed), now)
    expect(await corrected('Perawtan rem')).toBe('perawatan rem')
    expect(await corrected('rem garnsi')).toBe('rem garansi')
    expect(await corrected('gara')).toBe('garansi')
    expect(await corrected('xfroce')).toBe('xforce')
    expect(await corrected('perwatann')).toBe('perawatan')
    expect(await corrected('merawat rem')).toBeNull()
    expect(await corrected('zzzyx qqq 123456')).toBeNull()
  })

  test('a search that matches nearly everything compares the first documents of each kind', async () => {
    const { isBroad, total, groups } = await ask('mobil')
    expect({ isBroad, total }).toEqual({ isBroad: true, total: mostCompared })
    expect(groups[0]?.results.slice(0, 2).map(({ key }) => key)).toEqual(['m0000', 'm0001'])
    const later = await ask('mobil', findAll, now, 40, 20)
    expect(later.groups[0]?.results.map(({ key }) => key)[0]).toBe('m0040')
    expect(await ask('kerumunan')).toMatchObject({ isBroad: true, total: 100 })
    expect(await ask(`kerumunan ${mostCompared + 499}`)).toMatchObject({ isBroad: false, total: 1 })
  })

  test('hostile queries answer, and quickly beside a plain one', async () => {
    const hostile = [
      "' | ! & <-> :* \\",
      'mobil-mobil-mobil-mobil',
      'mobil nomor kerumunan m0 a b c d',
      'ber meng pe ter di me nya kan',
    ]
    const time = async (typed: string) => {
      const began = performance.now()
      const query = read(typed)
      if (query.wanted.length > 0) await Promise.all([ask(typed), ask(typed, findAny), correctSpelling(database.db, query, now)])
      return performance.now() - began
    }
    await time('garansi')
    for (const typed of hostile) expect(await time(typed), typed).toBeLessThan(2000)
  })
})
