import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unknownFilters } from './unknown-filters.ts'

const unknown = (query: string, read: Record<string, unknown> = {}) => unknownFilters(new URLSearchParams(query), read)

test('a value that was not read is reported with its filter, one that was read is not', () => {
  expect(unknown('tahun=abc&topik=tips', { tahun: null, topik: 'tips' })).toEqual([{ name: 'tahun', value: 'abc' }])
  expect(unknown('tahun=2026', { tahun: 2026 })).toEqual([])
  expect(unknown('q=xpander', { q: true })).toEqual([])
})

test('a filter that the page does not have is reported', () => {
  expect(unknown('wilayah=bali', { provinsi: null })).toEqual([{ name: 'wilayah', value: null }])
  expect(unknown('bahan-bakar=diesel')).toEqual([{ name: 'bahan-bakar', value: null }])
})

test('hidden marks of a value do not turn the line around, and alone they are no filter', () => {
  expect(unknown('tahun=%E2%80%AEabc&topik=%00%E2%80%8F', { tahun: null, topik: null })).toEqual([
    { name: 'tahun', value: 'abc' },
  ])
})

test('an empty field of a form is no filter', () => {
  expect(unknown('tahun=&topik=+&wilayah=', { tahun: null, topik: null })).toEqual([])
})

test.each([
  'utm_source',
  'gclid',
  'fbclid',
  'wbraid',
  'srsltid',
  'ref',
  '_gl',
  'mc_cid',
  'igsh',
  'pratinjau',
  'Halo, telepon 0812',
])('the parameter %s comes from elsewhere and is not reported', (name) => {
  expect(unknown(String(new URLSearchParams({ [name]: 'x' })))).toEqual([])
})

test('of a repeated parameter the first value counts, as for the filter', () => {
  expect(unknown('tahun=abc&tahun=2026', { tahun: null })).toEqual([{ name: 'tahun', value: 'abc' }])
})

test('names that every object has are names like others', () => {
  expect(unknown('constructor=x')).toEqual([{ name: 'constructor', value: null }])
})

test('however long an address is, little of it is repeated', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string({ unit: 'grapheme' }))), (pairs) => {
      const reported = unknownFilters(new URLSearchParams(pairs), { tahun: null })
      expect(reported.length).toBeLessThanOrEqual(3)
      for (const { name, value } of reported) expect([...name, ...(value ?? '')].length).toBeLessThanOrEqual(51)
    }),
  )
  expect(unknown(`tahun=${'9'.repeat(5000)}`, { tahun: null })).toEqual([{ name: 'tahun', value: `${'9'.repeat(30)}…` }])
})
