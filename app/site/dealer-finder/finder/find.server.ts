import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { chosenCar } from '../../../core/cars/chosen-car.ts'
import { readDealerNames } from '../../../core/dealers/dealers.server.ts'
import { findPlaces, type PlaceMatch } from '../../../core/dealers/places/find-places.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { answerFrom } from './answer.ts'
import { chosenFilter } from './chosen-filter.ts'
import { readAnswer } from './list.server.ts'
import { whereOf } from './meant-place.ts'
import { carChoices, provinceLinks, readFacts } from './read-facts.server.ts'
import type { Search } from './search-address.ts'
import type { Where } from './where.ts'

export type Found = Awaited<ReturnType<typeof findDealers>>

const mostPlaces = 40
const mostOthers = 5

/** Answers a search: from the facts that the browser has too, or from the database when there are too many dealers. */
export async function findDealers(db: Db, search: Search, now: Instant) {
  const understood = await understand(db, search)
  const asked = { search: understood.search, where: understood.where, now }
  const written = await readFacts(db)
  const answer = written ? answerFrom(written.facts, asked) : await readAnswer(db, asked, understood.car)
  return {
    ...understood,
    answer,
    facts: written?.facts,
    factsVersion: written?.version,
    cars: written?.facts.cars ?? (await carChoices(db)),
    provinces: provinceLinks,
  }
}

/** The search with its car and its place resolved. */
async function understand(db: Db, search: Search) {
  const cars = await readCatalogue(db)
  const vehicle = chosenFilter('vehicle', search.vehicles, (each) => chosenCar(cars, each).car)
  const isPlaceTyped = search.text !== '' && !search.isLocationTyped
  const dealers = isPlaceTyped ? await readDealerNames(db) : []
  const places = isPlaceTyped ? findPlaces(search.text, { dealers, limit: mostPlaces }) : []
  const where = whereOf(search, places, dealers)
  const car = vehicle.value
  return {
    search: { ...search, vehicles: car ? [car.slug] : [], corrections: [...search.corrections, ...vehicle.corrections] },
    car,
    /** Where to look for dealers, before any filter. */
    where,
    /** Other places that the text may mean. */
    otherPlaces: othersOf(places, where).map(({ label }) => label),
    arePartsOfOne: places.find(({ sure }) => sure)?.kind === 'wide',
  }
}

/** The regions of a wide name; else other places that may be meant; when no place is sure, the best guesses. */
function othersOf(places: readonly PlaceMatch[], where: Where): PlaceMatch[] {
  const answer = places.find(({ sure }) => sure)
  if (answer?.kind === 'wide') return places.filter((place) => 'code' in place && answer.codes.includes(place.code))
  const listed = where.kind === 'named' ? where.slugs : []
  return places
    .filter((place) => place !== answer && place.sure === (answer !== undefined))
    .filter((place) => place.kind !== 'dealer' || !listed.includes(place.slug))
    .slice(0, mostOthers)
}
