import { regencies } from '../regions.ts'
import { districts } from './districts.ts'
import { landmarks } from './landmarks.ts'

/** The kind of region that a word such as `kab` before a name means. */
type RegionSort = 'regency' | 'city' | 'province'

/** The parts of an address that may be place names, and the region that the address names. */
export type Address = { names: string; region: { sort: RegionSort; text: string } | null }

/** Words after a word such as `kec`: a region, or something smaller than any place we know. */
type Part = { sort: RegionSort | 'district' | 'small' | null; tokens: string[]; isEnded: boolean }

const regionSorts = new Map<string, RegionSort | 'district'>(
  Object.entries({
    kec: 'district',
    kecamatan: 'district',
    kab: 'regency',
    kabupaten: 'regency',
    kota: 'city',
    kotamadya: 'city',
    prov: 'province',
    provinsi: 'province',
    propinsi: 'province',
  }),
)
const villages = new Set(['ds', 'desa', 'dsn', 'dusun', 'kel', 'kelurahan'])
const buildings = new Set(['perum', 'perumahan', 'ruko', 'rukan', 'komplek', 'kompleks', 'cluster', 'apartemen'])
const numbered = new Set(['rt', 'rw', 'no', 'nomor', 'blok'])

const mostLetters = 300
const marks = /[,;\n]/
const leastDigit = /\d/
/** A house number: `B3`, or one letter. Not M, because Blok M is a place. */
const houseNumber = /^(?:\w*\d\w*|[a-ln-z])$/
/** Names that contain such a word: several districts, and `Lima Puluh Kota`. */
const names = /\b(?:sanga desa|puluh kota|dusun (?:hilir|utara|selatan|timur|tengah))\b/gi

/** Reads the words before names: `ds Sumberejo kec Ambulu kab Jember` is in Ambulu, not in a district called Sumberejo. */
export function addressOf(text: string): Address {
  const tokens = tokensOf(text)
  if (!tokens.some((token) => isMarker(keyOf(token)))) return { names: text, region: null }
  const parts = partsOf(tokens)
  const named = withoutSmall(parts).flatMap(({ tokens }) => tokens)
  const isNamed = named.some((token) => !marks.test(token) && !regionSorts.has(keyOf(token)))
  return { names: isNamed ? named.join(' ') : text, region: regionOf(parts) }
}

function tokensOf(text: string): string[] {
  const apart = text
    .slice(0, mostLetters)
    .replace(names, (name) => name.replace(' ', '\u00a0'))
    .replace(/\b(rt|rw)(?=\d)/gi, '$1 ')
    .replace(/\b(kec|kab|prov|kel|ds|dsn|rt|rw|no|blok)\s*[.:]/gi, '$1 ')
    .replaceAll('/', ' ')
  return apart.match(/[^ \t\r\n,;]+|[,;\n]/g) ?? []
}

function partsOf(tokens: readonly string[]): Part[] {
  const parts: Part[] = []
  let part = opened(parts, null)
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    const key = keyOf(token)
    const next = keyOf(tokens[at + 1] ?? '')
    const sort = regionSorts.get(key)
    // In `kec Kota Agung` the word `Kota` is part of the name.
    const isName = part.sort !== null && part.sort !== 'small' && part.tokens.length === 1
    if (numbered.has(key) && houseNumber.test(next)) {
      while (houseNumber.test(keyOf(tokens[at + 1] ?? ''))) at++
      part = closed(parts, part)
    } else if (next !== '' && sort && !isName) {
      part = opened(parts, sort, token)
    } else if (next !== '' && (villages.has(key) || buildings.has(key)) && !isName) {
      part = opened(parts, buildings.has(key) && namesPlace(tokens.slice(at + 1)) ? null : 'small')
    } else if (part.sort === 'small' && (marks.test(token) || leastDigit.test(token))) {
      part = closed(parts, part)
    } else {
      part.tokens.push(token)
    }
  }
  return parts
}

function opened(parts: Part[], sort: Part['sort'], ...tokens: string[]): Part {
  const before = parts.at(-1)
  if (before) before.isEnded = true
  const part = { sort, tokens, isEnded: false }
  parts.push(part)
  return part
}

function closed(parts: Part[], part: Part): Part {
  return part.sort === 'small' ? opened(parts, null) : part
}

/** Leaves out villages and buildings. Unless other words mark the regions, the name of a village or building is one word. */
function withoutSmall(parts: readonly Part[]): Part[] {
  const isSaid = parts.some(({ sort }) => sort !== null && sort !== 'small')
  const district = parts.findIndex(({ sort, tokens }) => sort === 'district' && tokens.length > 1)
  const isElsewhere = parts.some(({ sort, tokens }) => isRegion(sort) || (sort === 'district' && tokens.length > 2))
  return parts.flatMap((part, at) => {
    if (part.sort === null) return at < district && isElsewhere ? [] : [part]
    if (part.sort !== 'small') return [part]
    return part.isEnded || isSaid ? [] : [{ ...part, tokens: part.tokens.slice(1) }]
  })
}

function isRegion(sort: Part['sort']): sort is RegionSort {
  return sort === 'regency' || sort === 'city' || sort === 'province'
}

/** Skips the first words of a text: they may be the name of a district, such as Kota Padang. */
function regionOf(parts: readonly Part[]): Address['region'] {
  const [, ...later] = parts.filter(({ tokens }) => tokens.length > 0)
  for (const { sort, tokens } of later) {
    if (isRegion(sort)) return { sort, text: tokens.join(' ') }
  }
  return null
}

function isMarker(key: string): boolean {
  return regionSorts.has(key) || villages.has(key) || buildings.has(key) || numbered.has(key)
}

const ofSeveralWords = [...districts, ...regencies]
  .map(({ name }) => name.replace(/^(?:Kota|Kabupaten) /, ''))
  .filter((name) => name.includes(' '))
const known = new Set([...landmarks.flatMap(({ names }) => names), ...ofSeveralWords].map((name) => name.toLowerCase()))
const mostWords = 4

/** `Ruko BSD`, `Komplek Kebayoran Lama` and a single word name a place. `Ruko Palembang Square` is only a building's name. */
function namesPlace(tokens: readonly string[]): boolean {
  const keys = tokens.slice(0, mostWords).map(keyOf)
  return tokens.length === 1 || keys.some((_, at) => known.has(keys.slice(0, at + 1).join(' ')))
}

function keyOf(token: string): string {
  return token.toLowerCase().replace(/[^\p{L}\p{N}]+$|^[^\p{L}\p{N}]+/gu, '')
}
