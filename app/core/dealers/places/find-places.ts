import { addressOf } from './address.ts'
import { type Found, NameIndex } from './name-index.ts'
import { dealerEntry, dealerPlace, type Entry, type FoundPlace, type NamedDealer, regionEntries } from './place-entries.ts'
import { besideStreet } from './street.ts'
import { StreetIndex } from './street-number.ts'
import { sureOf } from './sureness.ts'
import { type PlaceSort, readings, wordsOf } from './typed-place.ts'

/** A place a visitor may have meant; where none is sure, they are asked which one. */
export type PlaceMatch = FoundPlace & { sure: boolean }

const usual = 8
/** What is less than half as likely as the likeliest is left out. */
const leastShare = 0.5
const mostLetters = 300

/**
 * The places somebody may mean by a text, most likely first and guesses last: provinces, regencies, districts,
 * well-known names and these outlets. A name for several regions gives these together and then each of them.
 */
export function findPlaces(
  text: string,
  { dealers = [], limit = usual }: { dealers?: readonly NamedDealer[]; limit?: number },
): PlaceMatch[] {
  const addressed = streetIndex(dealers).at(text)
  const asked = readings(text)
  const found = within(
    regionsNamed(text),
    [regionIndex(), dealerIndex(dealers)].flatMap((index) => index.find(asked)),
  )
  const least = leastShare * found.reduce((best, { score }) => Math.max(best, score), 0)
  const likely = sureOf(found.filter(({ score }) => score >= least))
  const places = (addressed.length === 0 && namesStreetOnly(text) ? onlyGuessed(likely) : likely)
    .sort(compare)
    .flatMap(({ entry, sure }) => entry.places.map((place) => ({ ...place, sure })))
  const inOrder = labelledFirst(wordsOf(text).join(' '), oneDistrictFirst(eachOnce(places)))
  return addressedFirst(addressed, inOrder).slice(0, limit)
}

const towns: readonly PlaceSort[] = ['city', 'regency', 'province', 'landmark']

/** Whether a text says a street and no place beside it. Streets are called after towns and people, as airports are. */
export function namesStreetOnly(text: string): boolean {
  const beside = besideStreet(text.slice(0, mostLetters))
  if (!beside || isWholeName(text)) return false
  const known = sureOf(regionIndex().find(readings(beside.rest))).filter(({ sure }) => sure)
  const isNamed = ({ entry, weakest, share }: Match) =>
    beside.isEnded || (weakest === 1 && share === 1 && towns.includes(entry.sort))
  return !known.some(isNamed)
}

/** Jalan Cagak is a district. */
function isWholeName(text: string): boolean {
  const words = wordsOf(text)
  const found = regionIndex().find([{ words, sort: null, isInFull: true }])
  return found.some(({ entry }) => entry.words.join('') === words.join(''))
}

/** A place that a street is called after may be what is meant, but only as it is written. */
function onlyGuessed(matches: readonly Match[]): Match[] {
  return matches.filter(({ sure, weakest }) => sure && weakest === 1).map((match) => ({ ...match, sure: false }))
}

/** Whoever types an outlet's address means that one, and no other whose name has the street's in it. */
function addressedFirst(dealers: readonly NamedDealer[], places: readonly PlaceMatch[]): readonly PlaceMatch[] {
  const addressed = dealers.map((dealer) => ({ ...dealerPlace(dealer), sure: true }))
  return addressed.length > 0 ? [...addressed, ...places.filter(({ kind }) => kind !== 'dealer')] : places
}

/** The codes of the region an address says it lies in, as far as that is known. */
function regionsNamed(text: string): string[] {
  const { region } = addressOf(text)
  if (!region) return []
  return sureOf(regionIndex().find(readings(region.text)))
    .filter(({ sure, share, entry }) => sure && share === 1 && entry.sort === region.sort)
    .flatMap(({ entry }) => entry.places.flatMap((place) => ('code' in place ? [place.code] : [])))
}

/** A village may be called as a place elsewhere is: whoever names the regency does not mean that one. */
function within(codes: readonly string[], found: readonly Found<Entry>[]): Found<Entry>[] {
  const isIn = ({ entry: { places } }: Found<Entry>) =>
    places.some((place) => !('code' in place) || codes.some((code) => place.code.startsWith(code)))
  return codes.length > 0 ? found.filter(isIn) : [...found]
}

type Match = Found<Entry> & { sure: boolean }

/** Where a city and its province have one name, people look for the city. */
const order: readonly PlaceSort[] = ['city', 'regency', 'province', 'wide', 'landmark', 'dealer', 'district']

function compare(one: Match, other: Match): number {
  return (
    Number(other.sure) - Number(one.sure) ||
    other.score - one.score ||
    order.indexOf(one.entry.sort) - order.indexOf(other.entry.sort) ||
    Number(other.isInFull) - Number(one.isInFull) ||
    other.letters - one.letters ||
    labelOf(one).localeCompare(labelOf(other), 'id')
  )
}

function labelOf({ entry }: Match): string {
  return entry.places[0]?.label ?? ''
}

/** A word such as Simpang begins so many districts that the city somebody mistyped would be lost among them. */
function oneDistrictFirst(places: readonly PlaceMatch[]): PlaceMatch[] {
  const late = new Set(places.filter(({ kind }) => kind === 'district').slice(1))
  return [...places.filter((place) => !late.has(place)), ...late]
}

/** `Kabupaten Bandung, Jawa Barat` could be read as Bandung Barat: who follows our own link means what it says. */
function labelledFirst(typed: string, places: readonly PlaceMatch[]): PlaceMatch[] {
  const named = places.find(({ label }) => wordsOf(label).join(' ') === typed)
  return named ? [{ ...named, sure: true }, ...places.filter((place) => place !== named)] : [...places]
}

function eachOnce(places: readonly PlaceMatch[]): PlaceMatch[] {
  const labels = new Set<string>()
  return places.filter(({ label }) => labels.size < labels.add(label).size)
}

let regions: NameIndex<Entry> | undefined

/** Made when it is first asked for, and then kept: it takes a moment. */
function regionIndex(): NameIndex<Entry> {
  regions ??= new NameIndex(regionEntries())
  return regions
}

const byDealers = new WeakMap<readonly NamedDealer[], NameIndex<Entry>>()

function dealerIndex(dealers: readonly NamedDealer[]): NameIndex<Entry> {
  const index = byDealers.get(dealers) ?? new NameIndex(dealers.map(dealerEntry))
  byDealers.set(dealers, index)
  return index
}

const streetsByDealers = new WeakMap<readonly NamedDealer[], StreetIndex<NamedDealer>>()

function streetIndex(dealers: readonly NamedDealer[]): StreetIndex<NamedDealer> {
  const index = streetsByDealers.get(dealers) ?? new StreetIndex(dealers)
  streetsByDealers.set(dealers, index)
  return index
}
