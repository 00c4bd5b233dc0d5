import { expect, test } from 'vitest'
import { filterQuery, findRelaxations, isFiltered, readArticleFilter, relaxed } from './article-filter.ts'

const known = { years: [2026, 2025], topics: ['produk', 'tips'], models: ['xpander', 'l300'], provinces: ['papua', 'bali'] }
const read = (query: string) => readArticleFilter(new URLSearchParams(query), known).filter
const unknown = (query: string) => readArticleFilter(new URLSearchParams(query), known).unknown

test('the address of a filter gives the same filter back', () => {
  const query = 'tahun=2026&topik=tips&model=xpander&provinsi=papua&halaman=2'
  expect(read(query)).toEqual({ year: 2026, topic: 'tips', model: 'xpander', province: 'papua', page: 2 })
  expect(String(new URLSearchParams(filterQuery(read(query))))).toBe(query)
})

test('unknown values are reported', () => {
  expect(unknown('tahun=abc&topik=tips&halaman=dua')).toEqual([
    { name: 'tahun', value: 'abc' },
    { name: 'halaman', value: 'dua' },
  ])
  expect(unknown('wilayah=bali')).toEqual([{ name: 'wilayah', value: null }])
  expect(unknown('tahun=2026&topik=tips&model=xpander&provinsi=papua&halaman=2')).toEqual([])
})

test('unknown values filter nothing', () => {
  const hostile = read("tahun=26&topik=gosip&model='+or+1=1&provinsi=toString&halaman=-1")
  expect(hostile).toEqual({ year: null, topic: null, model: null, province: null, page: 1 })
  expect(isFiltered(hostile)).toBe(false)
  expect(read('tahun=2027&model=constructor')).toEqual(read(''))
  expect(read('halaman=1e9').page).toBe(1)
  expect(read('halaman=100000').page).toBe(100_000)
})

test('each condition of a filter can be dropped, and the list starts at page 1 again', () => {
  expect(relaxed(read('tahun=2025&model=l300&halaman=3'))).toEqual([
    { without: 'year', filter: read('model=l300') },
    { without: 'model', filter: read('tahun=2025') },
  ])
})

test('only ways to relax a filter that find something are offered', async () => {
  const filter = read('tahun=2025&model=l300&provinsi=bali')
  const offered = await findRelaxations(filter, async ({ model }) => (model === null ? 3 : 0))
  expect(offered).toEqual([{ without: 'model', filter: read('tahun=2025&provinsi=bali'), count: 3 }])
})

test('a list without provinces has no such filter', () => {
  const { provinces: _, ...news } = known
  const read = readArticleFilter(new URLSearchParams('provinsi=papua'), news)
  expect(read.filter.province).toBeNull()
  expect(read.unknown).toEqual([{ name: 'provinsi', value: null }])
})
