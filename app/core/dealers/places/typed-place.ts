import { z } from 'zod'
import data from '../../../../data/regions/abbreviations.json' with { type: 'json' }

/** Which kind of place a word such as `kota` asks for. */
export type PlaceSort = 'province' | 'city' | 'regency' | 'district' | 'dealer'

/** One way to read what was typed: the words of the name, and which kind of place they are said to name. */
export type Reading = { words: readonly string[]; sort: PlaceSort | null }

const abbreviations = new Map(Object.entries(z.record(z.string(), z.string()).parse(data.words)))
const longestAbbreviation = Math.max(...[...abbreviations.keys()].map((key) => key.split(' ').length))

const sortWords: Readonly<Record<string, PlaceSort>> = {
  provinsi: 'province',
  propinsi: 'province',
  prov: 'province',
  dki: 'province',
  kota: 'city',
  kotamadya: 'city',
  kabupaten: 'regency',
  kab: 'regency',
  kecamatan: 'district',
  kec: 'district',
  dealer: 'dealer',
}
/** Parts of long official names that nobody needs to tell places apart. */
const idleWords = new Set([
  'di',
  'daerah',
  'istimewa',
  'khusus',
  'ibukota',
  'administrasi',
  'adm',
  'terdekat',
  'dekat',
  'sekitar',
  'bengkel',
  'mitsubishi',
  'indonesia',
])

const mostLetters = 100
const mostWords = 8

const aboveLetters = /[\p{M}'’`"]/gu
const initialsDot = /(?<=\b[a-z])\.(?=[a-z]\b)/g

/** Lower case, without accents and apostrophes, cut where no letter or digit stands: `Kab. Ra'as` is `kab`, `raas`. */
export function wordsOf(text: string): string[] {
  const plain = text.slice(0, mostLetters).normalize('NFKD').replace(aboveLetters, '').toLowerCase().replace(initialsDot, '')
  return plain.match(/[a-z0-9]+/g)?.slice(0, mostWords) ?? []
}

/** A name's words without those before it that only say what kind of place it is; Lima Puluh Kota keeps its last. */
export function nameWords(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(words.findIndex((word) => !saysKindOnly(word)))
}

/** As it is typed and with its abbreviations written out, each also without the words for the kind of place; none twice. */
export function readings(text: string): Reading[] {
  const typed = wordsOf(text)
  const all = [typed, writtenOut(typed)].flatMap((words): Reading[] => {
    const named = words.filter((word) => !saysKindOnly(word))
    const sort = words.map((word) => sortWords[word]).find((each) => each !== undefined) ?? null
    // A district can be called Kota Baru.
    return named.length === 0
      ? []
      : [
          { words: named, sort },
          { words, sort: null },
        ]
  })
  return [...new Map(all.toReversed().map((reading) => [reading.words.join(' '), reading])).values()]
}

function saysKindOnly(word: string): boolean {
  return Object.hasOwn(sortWords, word) || idleWords.has(word)
}

function writtenOut(words: readonly string[]): string[] {
  const [first] = words
  if (first === undefined) return []
  for (let length = Math.min(longestAbbreviation, words.length); length > 0; length--) {
    const full = abbreviations.get(words.slice(0, length).join(' '))
    if (full) return [...full.split(' '), ...writtenOut(words.slice(length))]
  }
  return [first, ...writtenOut(words.slice(1))]
}
