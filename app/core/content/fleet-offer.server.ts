import seed from '../../../data/fleet-offer.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { putContent, readContentItem } from './content.server.ts'
import { type FleetOffer, fleetOffer } from './fleet-offer.ts'

const kind = 'fleet'
const slug = 'offer'

/** Null when an editor has removed it. */
export function readFleetOffer(db: Db): Promise<FleetOffer | null> {
  return readContentItem(db, kind, slug, fleetOffer)
}

export function seedFleetOffer(tx: Db, now: Instant): Promise<void> {
  return putContent(tx, { kind, slug, position: 0, body: fleetOffer.parse(seed.offer) }, now)
}
