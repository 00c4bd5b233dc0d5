import { type CarClass, carClasses, isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { matchCar } from '../../../core/cars/find-car.ts'
import { type Pictured, pictured } from '../../../core/cars/pictured.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Typed } from '../../../ui/form.ts'

/** An available brochure, as an entry of the list. */
export type Offered = { slug: string; name: string; isOnSale: boolean }
export type Options = { groups: { carClass: CarClass; cars: Offered[] }[]; car: Pictured | null }

/**
 * Every available brochure, also of models no longer sold new, and the model chosen so far. Links name the model as `id`
 * and the form as `vehicle`. If both are present, the visitor has just followed the link, so `id` wins.
 */
export async function readOptions(db: Db, { id, vehicle = '' }: Typed): Promise<Options> {
  const cars = await readCatalogue(db)
  const car = matchCar(cars, id || vehicle)
  const offered = (carClass: CarClass) =>
    cars.filter((each) => each.class === carClass).map((each) => ({ slug: each.slug, name: each.name, isOnSale: isOnSale(each) }))
  return {
    groups: carClasses.map((carClass) => ({ carClass, cars: offered(carClass) })),
    car: car ? pictured(car) : null,
  }
}
