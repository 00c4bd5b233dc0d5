import { addressOf } from './address.ts'
import { type Found, NameIndex } from './name-index.ts'
import { dealerEntry, dealerPlace, type Entry, type FoundPlace, type NamedDealer, regionEntries } from './place-entries.ts'
import { besideStreet } from './street.ts'
import { StreetIndex } from './street-number.ts'
import { sureOf } from './sureness.ts'
import { type PlaceSort, readings, wordsOf } from './typed-place.ts'

/** A place that the visitor may mean. When no place is sure, the visitor is asked to choose. */
export type PlaceMatch = FoundPlace & { sure: boolean }

const usual = 8
/** Leaves out places that are less than half as likely as the most likely one. */
const leastShare = 0.5
const mostLetters = 300

/**
 * The places that a text may mean, most likely first, guesses last: provinces, regencies, districts, well-known names and
 * the given dealers. A name for several regions gives all of them together, then each of them.
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

/** True when a text names a street and no other place. Streets and airports have names of towns and people. */
export function namesStreetOnly(text: string): boolean {
  const beside = besideStreet(text.slice(0, mostLetters))
  if (!beside || isWholeName(text)) return false
  const known = sureOf(regionIndex().find(readings(beside.rest))).filter(({ sure }) => sure)
  const isNamed = ({ entry, weakest, share }: Match) =>
    beside.isEnded || (weakest === 1 && share === 1 && towns.includes(entry.sort))
  return !known.some(isNamed)
}

/** True for a name such as Jalan Cagak, which is a district. */
function isWholeName(text: string): boolean {
  const words = wordsOf(text)
  const found = regionIndex().find([{ words, sort: null, isInFull: true }])
  return found.some(({ entry }) => entry.words.join('') === words.join(''))
}

/** The visitor may mean the place that a street is named after. It is only a guess, and only without a typo. */
function onlyGuessed(matches: readonly Match[]): Match[] {
  return matches.filter(({ sure, weakest }) => sure && weakest === 1).map((match) => ({ ...match, sure: false }))
}

/** A typed street and number mean the dealer there, not a dealer with the street's name in its own name. */
function addressedFirst(dealers: readonly NamedDealer[], places: readonly PlaceMatch[]): readonly PlaceMatch[] {
  const addressed = dealers.map((dealer) => ({ ...dealerPlace(dealer), sure: true }))
  return addressed.length > 0 ? [...addressed, ...places.filter(({ kind }) => kind !== 'dealer')] : places
}

/** The codes of the regions that an address names, if they are known. */
function regionsNamed(text: string): string[] {
  const { region } = addressOf(text)
  if (!region) return []
  return sureOf(regionIndex().find(readings(region.text)))
    .filter(({ sure, share, entry }) => sure && share === 1 && entry.sort === region.sort)
    .flatMap(({ entry }) => entry.places.flatMap((place) => ('code' in place ? [place.code] : [])))
}

/** Keeps only places in the named region: a village may have the name of a place elsewhere. */
function within(codes: readonly string[], found: readonly Found<Entry>[]): Found<Entry>[] {
  const isIn = ({ entry: { places } }: Found<Entry>) =>
    places.some((place) => !('code' in place) || codes.some((code) => place.code.startsWith(code)))
  return codes.length > 0 ? found.filter(isIn) : [...found]
}

type Match = Found<Entry> & { sure: boolean }

/** When a city and its province have the same name, people look for the city. */
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

/** Puts all districts but one last: so many begin with a word such as Simpang that they would hide a mistyped city. */
function oneDistrictFirst(places: readonly PlaceMatch[]): PlaceMatch[] {
  const late = new Set(places.filter(({ kind }) => kind === 'district').slice(1))
  return [...places.filter((place) => !late.has(place)), ...late]
}

/** A text that equals our own label means that place: `Kabupaten Bandung, Jawa Barat` could also be read as Bandung Barat. */
function labelledFirst(typed: string, places: readonly PlaceMatch[]): PlaceMatch[] {
  const named = places.find(({ label }) => wordsOf(label).join(' ') === typed)
  return named ? [{ ...named, sure: true }, ...places.filter((place) => place !== named)] : [...places]
}

function eachOnce(places: readonly PlaceMatch[]): PlaceMatch[] {
  const labels = new Set<string>()
  return places.filter(({ label }) => labels.size < labels.add(label).size)
}

let regions: NameIndex<Entry> | undefined

/** Built on first use and then kept, because building takes a moment. */
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
