import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { putContent, readContent, readContentItem } from '../content/content.server.ts'
import { type Car, carSchema } from './car-schema.ts'
import { carsInFiles, extrasInFiles, warrantyRulesInFiles } from './catalogue-files.server.ts'
import type { Extras, WarrantyRules } from './extras.ts'
import { extrasSchema, warrantyRulesSchema } from './extras-schema.ts'
import { matchCar } from './find-car.ts'
import { seedRetiredModels } from './retired.server.ts'

/** Every model in the order of the range. */
export const readCatalogue = (db: Db): Promise<Car[]> => readContent(db, 'car', carSchema)

/** A model by slug, product id or any spelling of its name. */
export async function findCar(db: Db, wanted: string): Promise<Car | undefined> {
  return matchCar(await readCatalogue(db), wanted)
}

export async function readExtras(db: Db, car: Car): Promise<Extras> {
  return (await readContentItem(db, 'car-extras', car.slug, extrasSchema)) ?? { accessories: [], warranty: [] }
}

/** Null when nothing is published yet. */
export const readWarrantyRules = (db: Db): Promise<WarrantyRules | null> =>
  readContentItem(db, 'warranty', 'rules', warrantyRulesSchema)

/** Fills an empty database. Call it inside `changeContent`. */
export async function seedCatalogue(tx: Db, now: Instant): Promise<void> {
  for (const [position, car] of carsInFiles.entries()) {
    await putContent(tx, { kind: 'car', slug: car.slug, position, body: car }, now)
    await putContent(tx, { kind: 'car-extras', slug: car.slug, position, body: extrasInFiles(car.slug) }, now)
  }
  await putContent(tx, { kind: 'warranty', slug: 'rules', position: 0, body: warrantyRulesInFiles }, now)
  await seedRetiredModels(tx, now)
}
