import { isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { chosenCar } from '../../../core/cars/chosen-car.ts'
import type { DealerFilter } from '../../../core/dealers/dealer-filter.ts'
import { readDealerNames } from '../../../core/dealers/dealers.server.ts'
import { countByRegion } from '../../../core/dealers/nearest/in-region.server.ts'
import type { DealerPoint } from '../../../core/dealers/nearest/points.server.ts'
import { findPlaces, type PlaceMatch } from '../../../core/dealers/places/find-places.ts'
import { provinces } from '../../../core/dealers/regions.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { resultOf } from '../result.ts'
import { chosenFilter } from './chosen-filter.ts'
import { orAround, readList, readPoints } from './list.server.ts'
import type { Search } from './search-address.ts'
import { type Where, whereOf } from './where.ts'

export type Found = Awaited<ReturnType<typeof findDealers>>

const mostPlaces = 40
const mostOthers = 5

/** What a search asks for, and the places its text may mean. */
async function understood(db: Db, search: Search) {
  const cars = await readCatalogue(db)
  const vehicle = chosenFilter('vehicle', search.vehicles, (each) => chosenCar(cars, each).car)
  const filter: DealerFilter = { service: search.service ?? undefined, car: vehicle.value ?? undefined }
  const isPlaceTyped = search.text !== '' && !search.isLocationTyped
  const dealers = isPlaceTyped ? await readDealerNames(db) : []
  const places = isPlaceTyped ? findPlaces(search.text, { dealers, limit: mostPlaces }) : []
  return { cars, vehicle, filter, places, where: whereOf(search, places, dealers) }
}

/** Every dealer a search finds, in the order of its list. */
export async function searchPoints(db: Db, search: Search, now: Instant): Promise<DealerPoint[]> {
  const { where, filter } = await understood(db, search)
  const asked = { filter, search, now }
  return readPoints(db, await orAround(db, where, asked), asked)
}

/** What the finder shows for a search. */
export async function findDealers(db: Db, search: Search, now: Instant) {
  const { cars, vehicle, filter, places, where: meant } = await understood(db, search)
  const asked = { filter, search, now }
  const where = await orAround(db, meant, asked)
  const { listed, total } = await readList(db, where, asked)
  const car = vehicle.value
  const counts = await countByRegion(db, filter)
  return {
    search: { ...search, vehicles: car ? [car.slug] : [], corrections: [...search.corrections, ...vehicle.corrections] },
    where,
    /** Other places the text may mean. */
    otherPlaces: othersOf(places, where).map(({ label }) => label),
    arePartsOfOne: places.find(({ sure }) => sure)?.kind === 'wide',
    car: car?.slug ?? '',
    cars: cars.filter(isOnSale).map(({ slug, name }) => ({ slug, name })),
    total,
    results: listed.map(({ dealer, kilometres }) => resultOf(dealer, kilometres, now, car ?? undefined)),
    provinces: provinces.map((province) => ({ ...province, count: counts.get(province.code) ?? 0 })),
  }
}

/** The parts of a wide name; what may be meant as well; where nothing is sure, the likeliest guesses. */
function othersOf(places: readonly PlaceMatch[], where: Where): PlaceMatch[] {
  const answer = places.find(({ sure }) => sure)
  if (answer?.kind === 'wide') return places.filter((place) => 'code' in place && answer.codes.includes(place.code))
  const listed = where.kind === 'named' ? where.slugs : []
  return places
    .filter((place) => place !== answer && place.sure === (answer !== undefined))
    .filter((place) => place.kind !== 'dealer' || !listed.includes(place.slug))
    .slice(0, mostOthers)
}
