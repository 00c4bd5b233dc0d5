import type { Car } from '../../../core/cars/car.ts'
import { readCatalogue, readExtras, readWarrantyRules } from '../../../core/cars/catalogue.server.ts'
import type { WarrantyRules, WarrantyTerm } from '../../../core/cars/extras.ts'
import { limitOf } from '../../../core/cars/limit.ts'
import type { Db } from '../../../platform/database.server.ts'

/** One row of the table. `limit` names the variants when the terms differ within the model. */
export type WarrantyRow = Pick<Car, 'slug' | 'name'> & { limit: string | null; term: WarrantyTerm }

export async function readWarranty(db: Db): Promise<{ rows: WarrantyRow[]; rules: WarrantyRules | null }> {
  const [cars, rules] = await Promise.all([readCatalogue(db), readWarrantyRules(db)])
  const rows = await Promise.all(cars.map((car) => rowsOf(db, car)))
  return { rows: rows.flat(), rules }
}

async function rowsOf(db: Db, car: Car): Promise<WarrantyRow[]> {
  const { warranty } = await readExtras(db, car)
  return warranty.map((term) => ({ slug: car.slug, name: car.name, limit: limitOf(car, term), term }))
}
