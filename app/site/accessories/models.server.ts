import type { Car } from '../../core/cars/car.ts'
import { readCatalogue, readExtras } from '../../core/cars/catalogue.server.ts'
import type { Accessory } from '../../core/cars/extras.ts'
import type { Db } from '../../platform/database.server.ts'

export type ModelAccessories = { car: Car; accessories: readonly Accessory[] }

/** Every model with its accessories, in the order of the range. */
export async function readModels(db: Db): Promise<ModelAccessories[]> {
  const cars = await readCatalogue(db)
  return Promise.all(cars.map(async (car) => ({ car, accessories: (await readExtras(db, car)).accessories })))
}
