import { million, parseRupiah, type Rupiah, rupiah } from '../../lib/money.ts'
import { type UnknownFilter, unknownFilters } from '../../lib/unknown-filters.ts'
import { readWholeNumber } from '../../lib/whole-number.ts'
import { type Car, type CarClass, carClasses, type Fuel, fuels, isOnSale, seatsOf, type Variant } from './car.ts'
import { cheapest } from './price.ts'

export const sorts = ['price', 'price-down', 'name'] as const
export type Sort = (typeof sorts)[number]

/** The filters of the model list. Null: no filter. */
export type CarFilter = {
  class: CarClass | null
  seats: number | null
  fuel: Fuel | null
  minPrice: Rupiah | null
  maxPrice: Rupiah | null
  sort: Sort | null
}

export type Match = { car: Car /** Those of its variants that fulfil the wishes. */; variants: [Variant, ...Variant[]] }

/** The slugs of the filters in addresses. */
export const fuelSlugs: Record<Fuel, string> = {
  petrol: 'bensin',
  diesel: 'diesel',
  hybrid: 'hybrid',
  'plug-in-hybrid': 'plug-in-hybrid',
}
export const sortSlugs: Record<Sort, string> = { price: 'harga', 'price-down': 'harga-tertinggi', name: 'nama' }
const parameters = {
  class: 'kelas',
  seats: 'kursi',
  fuel: 'bahan-bakar',
  minPrice: 'harga-min',
  maxPrice: 'harga-maks',
  sort: 'urut',
} as const
export const filterParameters: Record<keyof CarFilter, string> = parameters

/** Reads the filters from an address. Unknown values filter nothing; `unknownIn` reports them. */
export function readFilter(query: URLSearchParams): CarFilter {
  const read = (key: keyof CarFilter) => (query.get(parameters[key]) ?? '').trim().toLowerCase()
  const bounds = [readPrice(read('minPrice')), readPrice(read('maxPrice'))] as const
  const [minPrice, maxPrice] = bounds[0] !== null && bounds[1] !== null && bounds[0] > bounds[1] ? [bounds[1], bounds[0]] : bounds
  return {
    class: carClasses.find((one) => one === read('class')) ?? null,
    seats: readWholeNumber(/^\d{1,2}\b/.exec(read('seats'))?.[0]),
    fuel: spelled(fuels, fuelSlugs, read('fuel')),
    minPrice,
    maxPrice,
    sort: spelled(sorts, sortSlugs, read('sort')),
  }
}

export function unknownIn(query: URLSearchParams): UnknownFilter[] {
  const filter = readFilter(query)
  const keys = Object.keys(parameters) as (keyof CarFilter)[]
  return unknownFilters(query, Object.fromEntries(keys.map((key) => [parameters[key], filter[key]])))
}

function spelled<Key extends string>(keys: readonly Key[], slugs: Record<Key, string>, text: string): Key | null {
  return keys.find((key) => slugs[key] === text) ?? null
}

// No car costs less than this. A smaller number means millions: "300" is "300 juta".
const smallestPrice = 10_000

function readPrice(text: string): Rupiah | null {
  const amount = parseRupiah(text)
  if (amount === null || amount === 0) return null
  return amount < smallestPrice ? rupiah(amount * million) : amount
}

/** The query for an address. `readFilter` reads it back as this filter. */
export function filterQuery(filter: CarFilter): Record<string, string | undefined> {
  const texts: Record<keyof CarFilter, string | null> = {
    class: filter.class,
    seats: filter.seats?.toString() ?? null,
    fuel: filter.fuel && fuelSlugs[filter.fuel],
    minPrice: filter.minPrice?.toString() ?? null,
    maxPrice: filter.maxPrice?.toString() ?? null,
    sort: filter.sort && sortSlugs[filter.sort],
  }
  const keys = Object.keys(texts) as (keyof CarFilter)[]
  return Object.fromEntries(keys.map((key) => [parameters[key], texts[key] ?? undefined]))
}

export const isFiltered = (filter: CarFilter): boolean =>
  [filter.class, filter.seats, filter.fuel, filter.minPrice, filter.maxPrice].some((wish) => wish !== null)

/** The models with a variant that matches every filter, in the requested order. */
export function carsMatching(cars: readonly Car[], filter: CarFilter): Match[] {
  const matches = cars.flatMap((car) => matchOf(car, filter) ?? [])
  return filter.sort === null ? matches : matches.toSorted(orders[filter.sort])
}

function matchOf(car: Car, filter: CarFilter): Match | null {
  if (filter.class !== null && car.class !== filter.class) return null
  const [first, ...others] = car.variants.filter((variant) => fulfils(car, variant, filter))
  return first ? { car, variants: [first, ...others] } : null
}

function fulfils(car: Car, variant: Variant, { seats, fuel, minPrice, maxPrice }: CarFilter): boolean {
  const price = variant.price.amount
  return (
    (seats === null || seatsOf(car, variant) === seats) &&
    (fuel === null || variant.fuel === fuel) &&
    (minPrice === null || (isOnSale(car) && price >= minPrice)) &&
    (maxPrice === null || (isOnSale(car) && price <= maxPrice))
  )
}

const lowest = ({ variants }: Match): number => cheapest(variants).price.amount

/** Puts models no longer sold new last: their old prices must not be compared. */
const soldFirst = (a: Match, b: Match): number => Number(isOnSale(b.car)) - Number(isOnSale(a.car))

const orders: Record<Sort, (a: Match, b: Match) => number> = {
  price: (a, b) => soldFirst(a, b) || lowest(a) - lowest(b),
  'price-down': (a, b) => soldFirst(a, b) || lowest(b) - lowest(a),
  name: (a, b) => a.car.name.localeCompare(b.car.name, 'id'),
}
