import seed from '../../../data/pre-order.json' with { type: 'json' }
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { putContent, readContentItem } from '../../core/content/content.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Availability, availabilityOf, type PreOrderSettings, preOrderSettings } from './opening.ts'

const kind = 'settings'
const slug = 'pre-order'

export function readPreOrderSettings(db: Db): Promise<PreOrderSettings | null> {
  return readContentItem(db, kind, slug, preOrderSettings)
}

/** Call it inside `changeContent`. */
export function savePreOrderSettings(tx: Db, changed: PreOrderSettings, now: Instant): Promise<void> {
  return putContent(tx, { kind, slug, position: 0, body: changed }, now)
}

export function seedPreOrder(tx: Db, now: Instant): Promise<void> {
  return savePreOrderSettings(tx, preOrderSettings.parse(seed.preOrder), now)
}

export async function readAvailability(db: Db, now: Instant): Promise<Availability> {
  const [settings, cars] = await Promise.all([readPreOrderSettings(db), readCatalogue(db)])
  return availabilityOf(settings, cars, now)
}
