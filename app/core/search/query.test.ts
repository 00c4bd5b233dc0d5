import { expect, test } from 'vitest'
import { allOf, anyOf, inTitle, longestQuery, mostWords, type Query, readQuery } from './query.ts'

const read = (typed: string): Query => {
  const query = readQuery(typed)
  if ('refusal' in query) throw new Error(query.refusal)
  return query
}

test('a query asks for each of its words once, in any of their forms', () => {
  const { text, plain, wanted } = read('  Servis   di Bandung, servis ')
  expect({ text, plain }).toEqual({ text: 'Servis di Bandung, servis', plain: 'servis di bandung servis' })
  expect(wanted.map(({ start, end, word }) => [text.slice(start, end), word])).toEqual([
    ['servis', 'servis'],
    ['Bandung', 'bandung'],
  ])
  expect(allOf(wanted)).toBe('((servis) | (service)) & (bandung)')
  expect(anyOf(wanted)).toBe('((servis) | (service)) | (bandung)')
  expect(inTitle(allOf(read('merawat l300').wanted))).toBe('(merawat:A | rawat:A) & (l300:A)')
})

test('a word with a hyphen is one word or its parts', () => {
  expect(allOf(read('X-Force').wanted)).toBe('(xforce | ((x) & (force)))')
  expect(read('X-Force HEV').wanted.map(({ word }) => word)).toEqual(['xforce', 'hev'])
})

test('a word also asks for its synonyms, and words with a synonym together are one word', () => {
  expect(allOf(read('DP').wanted)).toBe('((dp) | ((uang) & (muka)) | ((down) & (payment)))')
  expect(read('uang muka ringan').wanted.map(({ word }) => word)).toEqual(['uangmuka', 'ringan'])
  expect(read('cicilannya').wanted[0]?.term).toContain('angsur')
  for (const typed of ['trade in', 'trade-in', 'tradein'])
    expect(read(typed).wanted[0]?.term, typed).toContain('(tukar) & (tambah)')
  expect(read('tukar ban').wanted.map(({ word }) => word)).toEqual(['tukar', 'ban'])
})

test('only letters and digits reach the database', () => {
  for (const hostile of [
    "a' | !b & (c <-> d):*",
    "'; drop table leads; --",
    '\\:*A <10> ((((',
    "x'::tsquery",
    'a:ABCD*',
    '\0&\u202E|',
  ])
    expect(allOf(read(hostile).wanted)).toMatch(/^[a-z0-9 |&()]*$/)
})

test('signs and words that stand everywhere look for nothing', () => {
  for (const empty of ['', '  ', '!?%_*', 'yang mana dan di', '漢字']) expect(read(empty).wanted).toEqual([])
})

test('the length and the number of words are limited', () => {
  expect(readQuery('a'.repeat(longestQuery + 1))).toEqual({ refusal: 'too-long' })
  expect(readQuery(Array.from({ length: mostWords + 1 }, (_, at) => `w${at}`).join(' '))).toEqual({ refusal: 'too-many-words' })
  expect(readQuery(Array.from({ length: mostWords + 1 }, (_, at) => `w${at}`).join('-'))).toEqual({ refusal: 'too-many-words' })
  expect(read(Array.from({ length: mostWords }, (_, at) => `w${at}`).join(' ')).wanted).toHaveLength(mostWords)
})
