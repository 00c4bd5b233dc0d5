import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { putContent, readContent, readContentItem } from '../content/content.server.ts'
import { remembered } from '../content/content-memory.server.ts'
import { readEffectiveRows } from '../content/sheets/sheets.server.ts'
import { type Car, carSchema } from './car-schema.ts'
import { carsInFiles, extrasInFiles, warrantyRulesInFiles } from './catalogue-files.server.ts'
import type { Extras, WarrantyRules } from './extras.ts'
import { extrasSchema, warrantyRulesSchema } from './extras-schema.ts'
import { matchCar } from './find-car.ts'
import { withListPrices } from './price-list/list-prices.ts'
import { priceStore } from './price-list/price-store.server.ts'
import { seedRetiredModels } from './retired.server.ts'

/** Every model in the order of the range, with the prices of the effective day. */
export function readCatalogue(db: Db): Promise<Car[]> {
  return remembered(db, 'catalogue', async () => {
    const cars = await readContent(db, 'car', carSchema)
    return withListPrices(cars, await readEffectiveRows(db, priceStore))
  })
}

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
