import { readCatalogue, readExtras } from '../../../core/cars/catalogue.server.ts'
import { matchCar } from '../../../core/cars/find-car.ts'
import { limitOf } from '../../../core/cars/limit.ts'
import { pictured } from '../../../core/cars/pictured.ts'
import { shownPlace } from '../../../core/dealers/place.ts'
import { readPlace } from '../../../core/dealers/read-place.server.ts'
import { fitters } from '../../../core/leads/eligible-dealers.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Typed } from '../../../ui/form.ts'
import { readBasket } from '../basket.ts'

export type Options = Awaited<ReturnType<typeof readOptions>>

/** The options of the form after the choices so far. `wanted`: the slugs of the ticked accessories. */
export async function readOptions(
  db: Db,
  { vehicle = '', province = '', city = '', dealer = '' }: Typed,
  wanted: readonly string[],
) {
  const cars = await readCatalogue(db)
  const car = matchCar(cars, vehicle)
  const accessories = car ? (await readExtras(db, car)).accessories : []
  return {
    cars: cars.map(({ slug, name }) => ({ slug, name })),
    car: car ? pictured(car) : null,
    accessories,
    /** By slug: which variants have the accessory. Null: all. */
    limits: Object.fromEntries(accessories.map((one) => [one.slug, car ? limitOf(car, one) : null])),
    basket: readBasket(wanted, accessories),
    place: shownPlace(await readPlace(db, fitters, { province, city, dealer })),
  }
}
