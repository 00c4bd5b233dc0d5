import { type Car, isOnSale } from '../../core/cars/car.ts'
import { matchCar } from '../../core/cars/find-car.ts'
import { type Dealer, sells } from '../../core/dealers/dealer.ts'
import { type Province, provinceOf, type Regency, regencyOf } from '../../core/dealers/regions.ts'
import type { Choice } from './choice.ts'

export type ChosenCar = { car: Car | null; noLongerSold: Car | null }

/** The car by slug, product id or any spelling, if it can be driven. */
export function chosenCar(cars: readonly Car[], { vehicle }: Choice): ChosenCar {
  const car = matchCar(cars, vehicle) ?? null
  return car && !isOnSale(car) ? { car: null, noLongerSold: car } : { car, noLongerSold: null }
}

/** The colour the visitor comes from, if the chosen car has it. */
export function chosenColour(car: Car, colour: string): string | null {
  return car.colours.some(({ slug }) => slug === colour) ? colour : null
}

export type Place = {
  provinces: Province[]
  province: Province | null
  cities: Regency[]
  city: Regency | null
  dealers: Dealer[]
  dealer: Dealer | null
}

/**
 * From province to city to dealer. A named dealer fills in its city and province; a choice above it that
 * does not contain it wins, because it was made last; what leaves only one choice is chosen.
 */
export function chosenPlace(all: readonly Dealer[], car: Car | null, choice: Choice): Place {
  const selling = all.filter((dealer) => sells(dealer, car?.class))
  const named = selling.find(({ slug }) => slug === choice.dealer)
  const provinces = byName(selling.map(({ regencyCode }) => provinceOf(regencyCode)))
  const province = provinces.find(({ code }) => code === (choice.province || named?.regencyCode.slice(0, 2))) ?? null
  const nearby = selling.filter(({ regencyCode }) => provinceOf(regencyCode).code === province?.code)
  const cities = byName(nearby.map(({ regencyCode }) => regencyOf(regencyCode)))
  const wantedCity = cities.find(({ code }) => code === choice.city) ?? cities.find(({ code }) => code === named?.regencyCode)
  const city = wantedCity ?? only(cities)
  const dealers = nearby.filter(({ regencyCode }) => regencyCode === city?.code)
  return { provinces, province, cities, city, dealers, dealer: dealers.find((each) => each === named) ?? only(dealers) }
}

function byName<Region extends { code: string; name: string }>(regions: readonly Region[]): Region[] {
  const unique = [...new Map(regions.map((region) => [region.code, region])).values()]
  return unique.sort((one, other) => one.name.localeCompare(other.name, 'id'))
}

function only<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null
}
