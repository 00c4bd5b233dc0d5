import { kilometresBetween } from '../../../core/dealers/nearest/great-circle.ts'
import { isOpenAt } from '../../../core/dealers/open-now/open-state.ts'
import type { Moment } from '../../../lib/local-time.ts'
import { type Result, resultOf } from '../result.ts'
import { isInArea } from './area.ts'
import type { CarChoice, FinderFacts, ListedDealer } from './facts.ts'
import type { Search } from './search-address.ts'
import { timetablesIn } from './timetables.ts'
import { around, type Where } from './where.ts'

export type Answer = {
  /** Where the dealers are. For a region without dealers: the point around which the nearest are listed. */
  where: Where
  total: number
  /** The first dealers: as many as the search asks for. */
  results: readonly Result[]
  onMap: readonly MapDealer[]
  /** Number of dealers that pass the filter, by province code. */
  counts: Readonly<Record<string, number>>
}

export type MapDealer = Pick<Result, 'slug' | 'name' | 'latitude' | 'longitude' | 'href'>

export type Asked = { search: Search; where: Where; now: Moment }

/** With the filter "open now" only this many of the nearest are checked: nobody drives further. */
export const mostCandidates = 500

type Found = { dealer: ListedDealer; kilometres: number | null }

/** Answers a search from the facts. The same code runs on the server and in the browser. */
export function answerFrom(facts: FinderFacts, { search, where: meant, now }: Asked): Answer {
  const car = facts.cars.find(({ slug }) => slug === search.vehicles[0])
  const timetableOf = timetablesIn(facts)
  const isListed = (dealer: ListedDealer) => !search.openNow || isOpenAt(timetableOf(dealer).calendar, now)
  const fitting = facts.dealers.filter((dealer) => fits(dealer, search, car))
  const isEmpty = meant.kind === 'in' && !fitting.some((dealer) => isWithin(meant, dealer) && isListed(dealer))
  const where = isEmpty ? around(meant) : meant
  const found = where.kind === 'from' ? nearest(fitting, where, search, isListed) : within(fitting, where, isListed)
  return {
    where,
    total: found.length,
    results: found
      .slice(0, search.count)
      .map(({ dealer, kilometres }) => resultOf(dealer, timetableOf(dealer), { kilometres, now, car })),
    onMap: found.map(({ dealer }) => mapDealerOf(dealer)),
    counts: countByProvince(fitting),
  }
}

/** A dealer fits a car when the car is on display there; when the display is unknown, when the dealer sells its class. */
function fits({ services, segments, displayedCars }: ListedDealer, { service }: Search, car: CarChoice | undefined): boolean {
  if (service && !services.includes(service)) return false
  if (!car) return true
  const isShown = displayedCars ? displayedCars.includes(car.slug) : segments.includes(car.class)
  return isShown && services.includes('sales')
}

type From = Extract<Where, { kind: 'from' }>

function nearest(
  dealers: readonly ListedDealer[],
  { point }: From,
  { count, openNow, byName }: Search,
  isListed: (dealer: ListedDealer) => boolean,
): Found[] {
  const near = dealers
    .map((dealer) => ({ dealer, kilometres: kilometresBetween(point, dealer) }))
    // Dealers are sorted by name before, and the sort is stable: at equal distance they stay in that order.
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .slice(0, openNow ? mostCandidates : count)
    .filter(({ dealer }) => isListed(dealer))
    .slice(0, count)
  return byName ? near.toSorted((one, other) => dealers.indexOf(one.dealer) - dealers.indexOf(other.dealer)) : near
}

function within(dealers: readonly ListedDealer[], where: Where, isListed: (dealer: ListedDealer) => boolean): Found[] {
  const there = dealers.filter((dealer) => isWithin(where, dealer) && isListed(dealer))
  return there.map((dealer) => ({ dealer, kilometres: null }))
}

function isWithin(where: Where, dealer: ListedDealer): boolean {
  if (where.kind === 'area') return isInArea(where.area, dealer)
  if (where.kind === 'named') return where.slugs.includes(dealer.slug)
  if (where.kind === 'in') return where.codes.some((code) => isIn(code, dealer))
  return where.kind === 'everywhere'
}

/** The code of a province, `32`, or of a regency, `32.73`. */
const isIn = (code: string, { regencyCode }: ListedDealer): boolean =>
  code.includes('.') ? regencyCode === code : regencyCode.startsWith(`${code}.`)

export function mapDealerOf({ slug, name, latitude, longitude, href }: MapDealer): MapDealer {
  return { slug, name, latitude, longitude, href }
}

function countByProvince(dealers: readonly ListedDealer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { regencyCode } of dealers) {
    const code = regencyCode.slice(0, 2)
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}
