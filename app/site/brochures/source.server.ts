import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Car } from '../../core/cars/car.ts'
import { readCatalogue, readExtras, readWarrantyRules } from '../../core/cars/catalogue.server.ts'
import type { Extras, WarrantyRules } from '../../core/cars/extras.ts'
import { priceSheet } from '../../core/cars/price-list/price-sheet.ts'
import { readContentVersion } from '../../core/content/content.server.ts'
import { readSettings } from '../../core/content/settings.server.ts'
import type { Settings } from '../../core/content/settings.ts'
import type { Edit } from '../../core/content/sheets/edits.ts'
import { listRevisions } from '../../core/content/sheets/sheets.server.ts'
import { contentItems } from '../../core/content/tables.ts'
import { readSellers } from '../../core/dealers/dealers.server.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { BrochureDealer } from './dealer-list.ts'
import type { Facts } from './pdf/facts.ts'

/** A model with its extras. */
export type CarSource = {
  car: Car
  extras: Extras
  /** When an editor last changed a fact in its brochure. All instances have the same instant, so they make the same file. */
  changedAt: Instant
}

/** All facts of one content version for brochures. */
export type Source = {
  version: number
  cars: CarSource[]
  warranty: WarrantyRules | null
  settings: Settings
  dealers: BrochureDealer[]
}

/** Reads them in one snapshot. Null before the first content is published. */
export function readSource(db: Db): Promise<Source | null> {
  return db.transaction(
    async (tx) => {
      const version = await readContentVersion(tx)
      if (version === 0) return null
      const lastChange = await readLastChanges(tx)
      const cars: CarSource[] = []
      for (const car of await readCatalogue(tx))
        cars.push({ car, extras: await readExtras(tx, car), changedAt: lastChange(car.slug) })
      const [warranty, settings, dealers] = [await readWarrantyRules(tx), await readSettings(tx), await readSellers(tx)]
      return { version, cars, warranty, settings, dealers }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const ofOneCar = ['car', 'car-extras']
const ofAllCars = ['warranty', 'settings']
/** An older change of the price list does not change the date in a brochure. */
const mostRevisions = 100

/** Returns a function that gives the last change of any fact in a model's brochure. */
async function readLastChanges(db: Db): Promise<(slug: string) => Instant> {
  const { kind, slug, updatedAt } = contentItems
  const rows = await db
    .select({ kind, slug, updatedAt })
    .from(contentItems)
    .where(inArray(kind, [...ofOneCar, ...ofAllCars]))
  const prices = await listRevisions(db, priceSheet, mostRevisions)
  return (wanted) =>
    [
      ...rows.filter((row) => row.slug === wanted || ofAllCars.includes(row.kind)).map((row) => row.updatedAt),
      ...prices.filter(({ edits }) => edits.some((edit) => isPriceOf(wanted, edit))).map(({ savedAt }) => savedAt),
    ].reduce((one, other) => (Temporal.Instant.compare(one, other) > 0 ? one : other))
}

function isPriceOf(car: string, { before, after }: Edit): boolean {
  return String((after ?? before)?.variant).startsWith(`${car}:`)
}

/** Changes exactly when a fact changes. Other published content does not change it. */
export function fingerprint(facts: Facts): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12)
}
