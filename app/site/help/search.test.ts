import { expect, test } from 'vitest'
import { longestQuery, readQuery } from './search.ts'

const read = (q: string) => readQuery(new URLSearchParams({ q }))

test('a search keeps the words that say what it is about', () => {
  expect(read('  Berapa lama   garansi AKI? ')).toEqual({
    text: 'Berapa lama garansi AKI?',
    telling: 'garansi AKI?',
    isTooLong: false,
  })
  expect(read('kapan').telling).toBe('kapan')
  expect(readQuery(new URLSearchParams()).telling).toBe('')
})

test('a search of a hundred characters is read, a longer one is refused', () => {
  expect(read('a'.repeat(longestQuery))).toMatchObject({ isTooLong: false, telling: 'a'.repeat(longestQuery) })
  expect(read('a'.repeat(longestQuery + 1))).toMatchObject({ isTooLong: true, telling: '' })
})

test('no hidden mark of a question turns the line around', () => {
  expect(read('aki\u202E\u0000habis')).toMatchObject({ text: 'aki habis', telling: 'aki habis' })
})

test('of a long question only the first words are searched', () => {
  expect(read('a b c d e f g h i j').telling).toBe('a b c d e f g h')
})
