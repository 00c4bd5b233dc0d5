import { abbreviations, plates } from './abbreviations.ts'
import { withoutAbroad } from './abroad-names.ts'
import { addressOf } from './address.ts'
import { inNewSpelling } from './old-spelling.ts'
import { withoutStreets } from './street.ts'

/** Kinds of places. A word such as `kota` asks for one of them; some have no such word. */
export type PlaceSort = 'wide' | 'province' | 'city' | 'regency' | 'landmark' | 'district' | 'dealer'

/** One way to read the text: the words of the name, the typed kind of place, and whether the words are in full. */
export type Reading = { words: readonly string[]; sort: PlaceSort | null; isInFull: boolean }

const longestAbbreviation = Math.max(...[...abbreviations.keys()].map((key) => key.split(' ').length))

const sortWords = new Map<string, PlaceSort>(
  Object.entries({
    provinsi: 'province',
    propinsi: 'province',
    prov: 'province',
    dki: 'province',
    kota: 'city',
    kotamadya: 'city',
    kabupaten: 'regency',
    kab: 'regency',
    city: 'city',
    regency: 'regency',
    kecamatan: 'district',
    kec: 'district',
    dealer: 'dealer',
  }),
)
/** Words of long official names. Without them names are still different. */
const officialWords = new Set(['di', 'daerah', 'istimewa', 'khusus', 'ibukota', 'administrasi', 'adm'])
/** Words for what the visitor looks for, not for a place. */
const soughtWords = new Set([
  'dealer',
  'terdekat',
  'dekat',
  'sekitar',
  'bengkel',
  'servis',
  'bodi',
  'cat',
  'mobil',
  'showroom',
  'mitsubishi',
  'indonesia',
])

const postCode = /^\d{5}$/
const postCodeWords = /\bkode\s*pos\b/gi

const mostLetters = 120
const mostLettersOfAnAddress = 300
const mostWords = 16

const aboveLetters = /[\p{M}'’`"]/gu
const initialsDot = /(?<=\b[a-z])\.(?=[a-z]\b)/g

/** Lower case, without accents and apostrophes, split at other characters: `Kab. Ra'as` gives `kab`, `raas`. */
export function wordsOf(text: string): string[] {
  const plain = text.slice(0, mostLetters).normalize('NFKD').replace(aboveLetters, '').toLowerCase().replace(initialsDot, '')
  return plain.match(/[a-z0-9]+/g)?.slice(0, mostWords) ?? []
}

/** The words of a name without leading words for the kind of place. Lima Puluh Kota keeps its last word. */
export function nameWords(text: string): string[] {
  return withoutLeadingKind(wordsOf(text))
}

function withoutLeadingKind(words: readonly string[]): string[] {
  return words.slice(words.findIndex((word) => !saysKindOnly(word)))
}

/** The text as typed, without its streets, in today's spelling, and with abbreviations in full. No reading appears twice. */
export function readings(text: string): Reading[] {
  const named = withoutAbroad(text.slice(0, mostLettersOfAnAddress)).replace(postCodeWords, ' ')
  const typed = [named, withoutStreets(named)]
    .map((part) => wordsOf(addressOf(part).names))
    .flatMap((words) => [words, words.map(inNewSpelling)])
  const inFull = typed.flatMap((words) => withAndWithoutKind(words, true))
  const all = [...inFull, ...typed.map(writtenOut).flatMap((words) => withAndWithoutKind(words, false))]
  return [...new Map(all.toReversed().map((reading) => [reading.words.join(' '), reading])).values()].toReversed()
}

/** True when a text asks for dealers anywhere, such as `dealer Mitsubishi terdekat`. */
export function saysNoPlace(text: string): boolean {
  const words = wordsOf(text).filter((word) => word !== 'di')
  return words.length > 0 && words.every((word) => soughtWords.has(word))
}

/** True when a text has the kind of a place but no name: `kota`, `DI`, `dealer di kabupaten`. */
export function saysKindWithoutName(text: string): boolean {
  const words = wordsOf(text).filter((word) => !soughtWords.has(word))
  return words.length > 0 && words.every((word) => sortWords.has(word) || officialWords.has(word))
}

/** A word for the kind of place can be part of a name: there are districts called Kota Baru. */
function withAndWithoutKind(words: readonly string[], isInFull: boolean): Reading[] {
  const named = words.filter((word) => !saysKindOnly(word))
  if (named.length === 0) return []
  const sort = words.map((word) => sortWords.get(word)).find((each) => each !== undefined) ?? null
  return [
    { words: named, sort, isInFull },
    { words: withoutLeadingKind(words), sort, isInFull },
    { words, sort: null, isInFull },
  ]
}

/** True when a word names no particular place. */
export function saysKindOnly(word: string): boolean {
  return sortWords.has(word) || officialWords.has(word) || soughtWords.has(word) || postCode.test(word)
}

function writtenOut(words: readonly string[]): string[] {
  const plate = plates.get(words.join(' '))
  return plate ? plate.split(' ') : withoutAbbreviations(words)
}

function withoutAbbreviations(words: readonly string[]): string[] {
  const [first] = words
  if (first === undefined) return []
  for (let length = Math.min(longestAbbreviation, words.length); length > 0; length--) {
    const full = abbreviations.get(words.slice(0, length).join(' '))
    if (full) return [...full.split(' '), ...withoutAbbreviations(words.slice(length))]
  }
  return [first, ...withoutAbbreviations(words.slice(1))]
}
