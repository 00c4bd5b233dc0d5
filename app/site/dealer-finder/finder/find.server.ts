import { isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { chosenCar } from '../../../core/cars/chosen-car.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { readDealers } from '../../../core/dealers/dealers.server.ts'
import type { DealerFilter } from '../../../core/dealers/nearest/dealer-filter.server.ts'
import { countByRegion, dealersIn } from '../../../core/dealers/nearest/in-region.server.ts'
import { nearestDealers } from '../../../core/dealers/nearest/nearest.server.ts'
import { isOpenAt } from '../../../core/dealers/open-now/open-state.ts'
import { findPlaces, type PlaceMatch } from '../../../core/dealers/places/find-places.ts'
import { provinces } from '../../../core/dealers/regions.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { resultOf } from '../result.ts'
import { chosenFilter } from './chosen-filter.ts'
import type { Search } from './search-address.ts'
import { around, type Where, whereOf } from './where.ts'

export type Found = Awaited<ReturnType<typeof findDealers>>

const mostPlaces = 40
const mostOthers = 5

type Listed = { dealer: Dealer; kilometres: number | null }

/** Every dealer a search finds, in the order of its list, and how the search was understood. */
export async function searchDealers(db: Db, search: Search, now: Instant) {
  const cars = await readCatalogue(db)
  const vehicle = chosenFilter('vehicle', search.vehicles, (each) => chosenCar(cars, each).car)
  const filter: DealerFilter = { service: search.service ?? undefined, car: vehicle.value ?? undefined }
  const dealers = await readDealers(db)
  const places = search.text === '' || search.isLocationTyped ? [] : findPlaces(search.text, { dealers, limit: mostPlaces })
  const answer = await listedFor(db, whereOf(search, places, dealers), { filter, search, now })
  return { ...answer, places, filter, cars, vehicle }
}

/** What the finder shows for a search. */
export async function findDealers(db: Db, search: Search, now: Instant) {
  const { where, listed, places, filter, cars, vehicle } = await searchDealers(db, search, now)
  const car = vehicle.value
  const counts = await countByRegion(db, filter)
  return {
    search: { ...search, vehicles: car ? [car.slug] : [], slips: [...search.slips, ...vehicle.slips] },
    where,
    /** Other places the text may mean. */
    otherPlaces: othersOf(places, where).map(({ label }) => label),
    arePartsOfOne: places.find(({ sure }) => sure)?.kind === 'wide',
    car: car?.slug ?? '',
    cars: cars.filter(isOnSale).map(({ slug, name }) => ({ slug, name })),
    total: listed.length,
    results: listed.slice(0, search.count).map(({ dealer, kilometres }) => resultOf(dealer, kilometres, now, car ?? undefined)),
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

type Asked = { filter: DealerFilter; search: Search; now: Instant }

async function listedFor(db: Db, where: Where, asked: Asked): Promise<{ where: Where; listed: Listed[] }> {
  const listed = await list(db, where, asked)
  if (where.kind !== 'in' || listed.length > 0) return { where, listed }
  const near = around(where)
  return { where: near, listed: await list(db, near, asked) }
}

async function list(db: Db, where: Where, { filter, search, now }: Asked): Promise<Listed[]> {
  if (where.kind === 'nowhere' || where.kind === 'unsure') return []
  if (where.kind === 'from') {
    const openAt = search.openNow ? now : undefined
    const near = await nearestDealers(db, { point: where.point, limit: search.count, openAt, ...filter })
    return search.byName ? near.toSorted((one, other) => one.dealer.name.localeCompare(other.dealer.name, 'id')) : near
  }
  const region = where.kind === 'in' ? { codes: where.codes } : null
  const dealers = await dealersIn(db, region, filter)
  const named = where.kind === 'named' ? dealers.filter(({ slug }) => where.slugs.includes(slug)) : dealers
  const open = search.openNow ? named.filter((dealer) => isOpenAt(calendarOf(dealer), now)) : named
  return open.map((dealer) => ({ dealer, kilometres: null }))
}
