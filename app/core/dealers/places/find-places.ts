import { centroidOf } from '../centroids.ts'
import type { Dealer } from '../dealer.ts'
import type { Point } from '../nearest/great-circle.ts'
import { provinceOf, provinces, regencies, regencyOf } from '../regions.ts'
import { districts } from './districts.ts'
import { type Named, NameIndex } from './name-index.ts'
import { nameWords, type PlaceSort, readings, wordsOf } from './typed-place.ts'

/** A place a visitor may have meant, roughly where it is, and what to call it. */
export type PlaceMatch = { label: string; point: Point } & (
  | { kind: 'province' | 'regency' | 'district'; code: string }
  | { kind: 'dealer'; slug: string }
)

type NamedDealer = Pick<Dealer, 'slug' | 'name' | 'regencyCode' | 'latitude' | 'longitude'>
type Entry = Named & { place: PlaceMatch }

const usual = 8

/**
 * The places somebody may mean by a text, most likely first: provinces, regencies, districts, and these outlets by name.
 * Of a whole address that is none of them, what its parts between commas name.
 */
export function findPlaces(
  text: string,
  { dealers = [], limit = usual }: { dealers?: readonly NamedDealer[]; limit?: number },
): PlaceMatch[] {
  const whole = likeliest(text, dealers, limit)
  if (whole.length > 0) return whole
  const parts = text.split(/[,;\n]/, mostParts)
  return parts.length > 1 ? [...new Set(parts.flatMap((part) => likeliest(part, dealers, limit)))].slice(0, limit) : []
}

const mostParts = 6
/** What is less than half as likely as the likeliest is left out. */
const leastShare = 0.5

function likeliest(text: string, dealers: readonly NamedDealer[], limit: number): PlaceMatch[] {
  const asked = readings(text)
  const found = [regionIndex(), dealerIndex(dealers)].flatMap((index) => [...index.find(asked)])
  const least = leastShare * found.reduce((best, [, score]) => Math.max(best, score), 0)
  const places = found
    .filter(([, score]) => score >= least)
    .sort(([one, score], [other, otherScore]) => otherScore - score || compare(one, other))
    .map(([{ place }]) => place)
  return oneDistrictFirst(places).slice(0, limit)
}

/** A word such as Simpang begins so many districts that the city somebody mistyped would be lost among them. */
function oneDistrictFirst(places: readonly PlaceMatch[]): PlaceMatch[] {
  const late = new Set(places.filter(({ kind }) => kind === 'district').slice(1))
  return [...places.filter((place) => !late.has(place)), ...late]
}

/** Where a city and its province have one name, people look for the city. */
const order: readonly PlaceSort[] = ['city', 'regency', 'province', 'dealer', 'district']

function compare(one: Entry, other: Entry): number {
  return order.indexOf(one.sort) - order.indexOf(other.sort) || one.place.label.localeCompare(other.place.label, 'id')
}

let regions: NameIndex<Entry> | undefined

/** Made when it is first asked for, and then kept: it takes a moment. */
function regionIndex(): NameIndex<Entry> {
  regions ??= new NameIndex([...provinceEntries(), ...regencyEntries(), ...districtEntries()])
  return regions
}

const byDealers = new WeakMap<readonly NamedDealer[], NameIndex<Entry>>()

function dealerIndex(dealers: readonly NamedDealer[]): NameIndex<Entry> {
  const index = byDealers.get(dealers) ?? new NameIndex(dealers.map(dealerEntry))
  byDealers.set(dealers, index)
  return index
}

function provinceEntries(): Entry[] {
  return provinces.map(({ code, name }) => ({
    words: nameWords(name),
    around: new Set(),
    sort: 'province',
    place: { kind: 'province', code, label: name, point: centroidOf(code) },
  }))
}

function regencyEntries(): Entry[] {
  return regencies.map(({ code, name }) => ({
    words: nameWords(name),
    around: new Set(nameWords(provinceOf(code).name)),
    sort: name.startsWith('Kota ') ? 'city' : 'regency',
    place: { kind: 'regency', code, label: `${name}, ${provinceOf(code).name}`, point: centroidOf(code) },
  }))
}

function districtEntries(): Entry[] {
  return districts.map(({ code, name, regencyCode }) => ({
    words: wordsOf(name),
    around: wordsAround(regencyCode),
    sort: 'district',
    place: { kind: 'district', code, label: `${name}, ${regencyOf(regencyCode).name}`, point: centroidOf(regencyCode) },
  }))
}

function dealerEntry({ slug, name, regencyCode, latitude, longitude }: NamedDealer): Entry {
  return {
    words: nameWords(name),
    around: wordsAround(regencyCode),
    sort: 'dealer',
    place: { kind: 'dealer', slug, label: name, point: { latitude, longitude } },
  }
}

function wordsAround(regencyCode: string): ReadonlySet<string> {
  return new Set([...nameWords(regencyOf(regencyCode).name), ...nameWords(provinceOf(regencyCode).name)])
}
