import { expect, test } from 'vitest'
import { longestQuery, matching, readQuery } from './search.ts'

const read = (q: string) => readQuery(new URLSearchParams({ q }))

test('a search keeps the words that say what it is about', () => {
  expect(read('  Berapa lama   garansi AKI? ')).toEqual({
    text: 'Berapa lama garansi AKI?',
    words: ['garansi', 'aki'],
    isTooLong: false,
  })
  expect(read('apa itu').words).toEqual(['apa', 'itu'])
  expect(read('?!').words).toEqual([])
  expect(readQuery(new URLSearchParams()).text).toBe('')
})

test('a search of a hundred characters is read, a longer one is refused', () => {
  expect(read('a'.repeat(longestQuery))).toMatchObject({ isTooLong: false, words: ['a'.repeat(longestQuery)] })
  expect(read('a'.repeat(longestQuery + 1))).toMatchObject({ isTooLong: true, words: [] })
})

test('every word must occur, in any case and with any accents; matches in the title come first', () => {
  const entries = [
    { title: 'Servis', text: 'Servis: aki diperiksa' },
    { title: 'Aki', text: 'Aki ikut garansi' },
    { title: 'Oli', text: 'Boleh membawa oli' },
  ]
  const titles = (q: string) => matching(entries, read(q).words, (entry) => entry).map(({ title }) => title)
  expect(titles('àki')).toEqual(['Aki', 'Servis'])
  expect(titles('garansi aki')).toEqual(['Aki'])
  expect(titles('kopling')).toEqual([])
  expect(titles('')).toEqual([])
})
