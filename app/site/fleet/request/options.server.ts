import { isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { matchCar } from '../../../core/cars/find-car.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Typed } from '../../../ui/form.ts'
import { chosenCity } from './city.ts'

export type Options = Awaited<ReturnType<typeof readOptions>>

/** The options of the form after the choices so far. A model is named by slug, product id or any usual spelling. */
export async function readOptions(db: Db, typed: Typed, vehicles: readonly string[]) {
  const cars = (await readCatalogue(db)).filter(isOnSale)
  const matches = vehicles.map((vehicle) => matchCar(cars, vehicle)?.slug)
  const chosen = [...new Set(matches.filter((slug) => slug !== undefined))]
  return {
    cars: cars.map(({ slug, name }) => ({ slug, name })),
    chosen,
    /** The visitor asked for a model that is not sold. */
    asksUnknown: matches.includes(undefined),
    place: chosenCity(typed),
  }
}
