import { isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { chosenCar } from '../../../core/cars/chosen-car.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import type { DealerFilter } from '../../../core/dealers/nearest/dealer-filter.server.ts'
import type { Point } from '../../../core/dealers/nearest/great-circle.ts'
import { countByRegion, dealersIn } from '../../../core/dealers/nearest/in-region.server.ts'
import { nearestDealers } from '../../../core/dealers/nearest/nearest.server.ts'
import { isOpenAt } from '../../../core/dealers/open-now/open-state.ts'
import { findPlaces, type PlaceMatch } from '../../../core/dealers/places/find-places.ts'
import { saysNoPlace } from '../../../core/dealers/places/typed-place.ts'
import { provinces } from '../../../core/dealers/regions.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { resultOf } from '../result.ts'
import { chosenFilter } from './chosen-filter.ts'
import { namedDealers } from './named-dealers.server.ts'
import type { Search } from './search.ts'
import { words } from './words.ts'

export type Found = Awaited<ReturnType<typeof findDealers>>

/** From where distances are told, or which part of the country is listed. */
type Where =
  | { kind: 'from'; label: string; point: Point; isTown: boolean }
  | { kind: 'in'; label: string; codes: readonly string[] }
  | { kind: 'everywhere' }
  /** The text may mean one of several places. */
  | { kind: 'unsure' }
  | { kind: 'nowhere' }

const mostPlaces = 12
const mostOthers = 5

type Listed = { dealer: Dealer; kilometres: number | null }

/** What the finder shows for a search. */
export async function findDealers(db: Db, search: Search, now: Instant) {
  const cars = await readCatalogue(db)
  const vehicle = chosenFilter('vehicle', search.vehicles, (each) => chosenCar(cars, each).car)
  const car = vehicle.value
  const filter: DealerFilter = { service: search.service ?? undefined, car: car ?? undefined }
  const places =
    search.text === '' || search.isLocationTyped
      ? []
      : findPlaces(search.text, { dealers: await namedDealers(db), limit: mostPlaces })
  const [answer] = places.filter(({ sure }) => sure)
  const where = answer || places.length === 0 ? whereOf(search, answer) : { kind: 'unsure' as const }
  const listed = await list(db, where, filter, search, now)
  const counts = await countByRegion(db, filter)
  return {
    search: { ...search, vehicles: car ? [car.slug] : [], slips: [...search.slips, ...vehicle.slips] },
    where,
    /** Other places the text may mean. */
    otherPlaces: othersOf(places, answer).map(({ label }) => label),
    car: car?.slug ?? '',
    cars: cars.filter(isOnSale).map(({ slug, name }) => ({ slug, name })),
    total: listed.length,
    results: listed.slice(0, search.count).map(({ dealer, kilometres }) => resultOf(dealer, kilometres, now, car ?? undefined)),
    provinces: provinces.map((province) => ({ ...province, count: counts.get(province.code) ?? 0 })),
  }
}

/** The parts of a wide name; what may be meant as well; where nothing is sure, the likeliest guesses. */
function othersOf(places: readonly PlaceMatch[], answer: PlaceMatch | undefined): PlaceMatch[] {
  if (answer?.kind === 'wide') return places.filter((place) => 'code' in place && answer.codes.includes(place.code))
  return places.filter((place) => place !== answer && place.sure === (answer !== undefined)).slice(0, mostOthers)
}

function whereOf({ text, location, isLocationTyped }: Search, place: PlaceMatch | undefined): Where {
  if (text !== '' && !isLocationTyped) {
    if (!place) return { kind: saysNoPlace(text) ? 'everywhere' : 'nowhere' }
    if (place.kind === 'province') return { kind: 'in', label: place.label, codes: [place.code] }
    if (place.kind === 'wide') return { kind: 'in', label: place.label, codes: place.codes }
    return { kind: 'from', label: place.label, point: place.point, isTown: true }
  }
  if (!location) return { kind: 'everywhere' }
  return { kind: 'from', label: words.locations[isLocationTyped ? 'shared' : 'visitor'], point: location, isTown: false }
}

async function list(db: Db, where: Where, filter: DealerFilter, search: Search, now: Instant): Promise<Listed[]> {
  if (where.kind === 'nowhere' || where.kind === 'unsure') return []
  if (where.kind === 'from') {
    const openAt = search.openNow ? now : undefined
    const near = await nearestDealers(db, { point: where.point, limit: search.count, openAt, ...filter })
    return search.byName ? near.toSorted((one, other) => one.dealer.name.localeCompare(other.dealer.name, 'id')) : near
  }
  const region = where.kind === 'in' ? { codes: where.codes } : null
  const dealers = await dealersIn(db, region, filter)
  const open = search.openNow ? dealers.filter((dealer) => isOpenAt(calendarOf(dealer), now)) : dealers
  return open.map((dealer) => ({ dealer, kilometres: null }))
}
