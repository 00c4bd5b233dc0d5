import { abbreviations, plates } from './abbreviations.ts'
import { withoutAbroad } from './abroad-names.ts'
import { addressOf } from './address.ts'
import { inNewSpelling } from './old-spelling.ts'
import { withoutStreets } from './street.ts'

/** Which kind of place a word such as `kota` asks for, and those no word asks for. */
export type PlaceSort = 'wide' | 'province' | 'city' | 'regency' | 'landmark' | 'district' | 'dealer'

/** One way to read what was typed: the words of the name, which kind of place they are said to name, and whether they were typed out. */
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
/** Parts of long official names that nobody needs to tell places apart. */
const officialWords = new Set(['di', 'daerah', 'istimewa', 'khusus', 'ibukota', 'administrasi', 'adm'])
/** What is looked for, wherever it is. */
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

/** Lower case, without accents and apostrophes, cut where no letter or digit stands: `Kab. Ra'as` is `kab`, `raas`. */
export function wordsOf(text: string): string[] {
  const plain = text.slice(0, mostLetters).normalize('NFKD').replace(aboveLetters, '').toLowerCase().replace(initialsDot, '')
  return plain.match(/[a-z0-9]+/g)?.slice(0, mostWords) ?? []
}

/** A name's words without those before it that only say what kind of place it is; Lima Puluh Kota keeps its last. */
export function nameWords(text: string): string[] {
  return withoutLeadingKind(wordsOf(text))
}

function withoutLeadingKind(words: readonly string[]): string[] {
  return words.slice(words.findIndex((word) => !saysKindOnly(word)))
}

/** As it is typed, without its streets, in new spelling and with its abbreviations written out; none twice. */
export function readings(text: string): Reading[] {
  const named = withoutAbroad(text.slice(0, mostLettersOfAnAddress)).replace(postCodeWords, ' ')
  const typed = [named, withoutStreets(named)]
    .map((part) => wordsOf(addressOf(part).names))
    .flatMap((words) => [words, words.map(inNewSpelling)])
  const inFull = typed.flatMap((words) => withAndWithoutKind(words, true))
  const all = [...inFull, ...typed.map(writtenOut).flatMap((words) => withAndWithoutKind(words, false))]
  return [...new Map(all.toReversed().map((reading) => [reading.words.join(' '), reading])).values()].toReversed()
}

/** Whether a text asks for dealers wherever they are, such as `dealer Mitsubishi terdekat`. */
export function saysNoPlace(text: string): boolean {
  const words = wordsOf(text).filter((word) => word !== 'di')
  return words.length > 0 && words.every((word) => soughtWords.has(word))
}

/** Whether a text tells the kind of a place but not its name: `kota`, `DI`, `dealer di kabupaten`. */
export function saysKindWithoutName(text: string): boolean {
  const words = wordsOf(text).filter((word) => !soughtWords.has(word))
  return words.length > 0 && words.every((word) => sortWords.has(word) || officialWords.has(word))
}

/** A word for the kind of place can be part of a name: a district can be called Kota Baru. */
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

/** Whether a word says of no place which one it is. */
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
