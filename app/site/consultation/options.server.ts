import { isOnSale } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { chosenCar, chosenVariant } from '../../core/cars/chosen-car.ts'
import { pictured } from '../../core/cars/pictured.ts'
import { sellersOf } from '../../core/dealers/dealer-filter.ts'
import { shownPlace } from '../../core/dealers/place.ts'
import { readPlace } from '../../core/dealers/read-place.server.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Typed } from '../../ui/form.ts'

export type Options = Awaited<ReturnType<typeof readOptions>>

/** The options of the form after the choices so far. `vehicle` names a model; links may use `product_id` instead. */
export async function readOptions(
  db: Db,
  { vehicle, product_id = '', variant = '', province = '', city = '', dealer = '' }: Typed,
) {
  const cars = await readCatalogue(db)
  const { car, noLongerSold } = chosenCar(cars, vehicle || product_id)
  const place = await readPlace(db, sellersOf(car?.class), { province, city, dealer })
  return {
    cars: cars.filter(isOnSale).map((each) => pictured(each)),
    car: car && pictured(car),
    noLongerSold: noLongerSold?.name ?? null,
    variants: car?.variants.map(({ slug, name }) => ({ slug, name })) ?? null,
    variant: car ? (chosenVariant(car, variant)?.slug ?? '') : '',
    place: shownPlace(place),
  }
}
