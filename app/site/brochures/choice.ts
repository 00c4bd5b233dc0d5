import { type Car, type CarClass, carClasses } from '../../core/cars/car.ts'
import { matchCar } from '../../core/cars/find-car.ts'
import { type UnknownFilter, unknownFilters } from '../../lib/unknown-filters.ts'

/** The open tab, and the model that the link named. */
export type Choice = { carClass: CarClass; wanted: Car | null }

/** A model in the query opens the tab of its class, unless the query names a class, too. */
export function readChoice(query: URLSearchParams, cars: readonly Car[]): Choice {
  const wanted = matchCar(cars, query.get('id') ?? '') ?? null
  const carClass = carClasses.find((one) => one === query.get('kelas')) ?? wanted?.class ?? carClasses[0]
  return { carClass, wanted }
}

/** Parameters of the address that name no class or model. */
export const unknownIn = (query: URLSearchParams, { wanted }: Choice): UnknownFilter[] =>
  unknownFilters(query, { id: wanted, kelas: carClasses.find((one) => one === query.get('kelas')) ?? null })

/** The models of the tab, the wanted one first. */
export function carsOf({ carClass, wanted }: Choice, cars: readonly Car[]): Car[] {
  const shown = cars.filter((car) => car.class === carClass)
  return shown.toSorted((one, other) => Number(other.slug === wanted?.slug) - Number(one.slug === wanted?.slug))
}
