import { createHash } from 'node:crypto'
import { max } from 'drizzle-orm'
import type { Car } from '../../core/cars/car.ts'
import { readCatalogue, readExtras, readWarrantyRules } from '../../core/cars/catalogue.server.ts'
import type { Extras, WarrantyRules } from '../../core/cars/extras.ts'
import { readContentVersion } from '../../core/content/content.server.ts'
import { readSettings } from '../../core/content/settings.server.ts'
import type { Settings } from '../../core/content/settings.ts'
import { contentItems } from '../../core/content/tables.ts'
import type { Dealer } from '../../core/dealers/dealer.ts'
import { readDealers } from '../../core/dealers/dealers.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'

/** All that brochures of one content version are made from. */
export type Source = {
  version: number
  cars: { car: Car; extras: Extras }[]
  warranty: WarrantyRules | null
  settings: Settings
  dealers: Dealer[]
  /** When an editor last changed something: the same for every instance, so that all make the same files. */
  changedAt: Instant
}

/** Reads them as they stood at one moment. Null before anything was published. */
export function readSource(db: Db): Promise<Source | null> {
  return db.transaction(
    async (tx) => {
      const changedAt = await readLastChange(tx)
      if (!changedAt) return null
      const cars = await readCatalogue(tx)
      const extras: Extras[] = []
      for (const car of cars) extras.push(await readExtras(tx, car))
      return {
        version: await readContentVersion(tx),
        cars: cars.map((car, at) => ({ car, extras: extras[at] ?? { accessories: [], warranty: [] } })),
        warranty: await readWarrantyRules(tx),
        settings: await readSettings(tx),
        dealers: await readDealers(tx),
        changedAt,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function readLastChange(db: Db): Promise<Instant | null> {
  const [row] = await db.select({ at: max(contentItems.updatedAt) }).from(contentItems)
  return row?.at ?? null
}

/** Tells two sources apart that have the same version: a database that was restored or begun anew, a site that moved. */
export function fingerprint({ changedAt, ...facts }: Source, publicUrl: string): string {
  const text = JSON.stringify({ ...facts, publicUrl, changedAt: changedAt.toString() })
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
