import { expect, test } from 'vitest'
import { readSearchAddress, searchQuery } from './search-address.ts'

const readBoth = (query: string) => readSearchAddress(new URLSearchParams(query), ['model', 'dealer'])
const read = (query: string) => readBoth(query).search

test('the address of a search gives the same search back', () => {
  const query = 'q=servis+bandung&jenis=dealer&halaman=2'
  expect(read(query)).toEqual({ text: 'servis bandung', kind: 'dealer', page: 2 })
  expect(String(new URLSearchParams(searchQuery(read(query))))).toBe(query)
})

test('a search for nothing that can be read asks nothing, and no mark turns the line around', () => {
  for (const typed of ['%00', '%EF%BF%BF', '%E2%80%AE', '%FF', '+%0A+']) expect(read(`q=${typed}`).text, typed).toBe('')
  expect(read('q=xpander%E2%80%AE%0Across').text).toBe('xpander cross')
})

test('unknown kinds and pages have no effect and are reported', () => {
  expect(readBoth('q=a&jenis=leads&halaman=-1')).toEqual({
    search: { text: 'a', kind: null, page: 1 },
    unknown: [
      { name: 'jenis', value: 'leads' },
      { name: 'halaman', value: '-1' },
    ],
  })
  expect(read('halaman=99999999999')).toEqual({ text: '', kind: null, page: 1 })
  expect(read('halaman=1e3&jenis=constructor')).toEqual({ text: '', kind: null, page: 1 })
})
