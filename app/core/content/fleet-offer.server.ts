import seed from '../../../data/fleet-offer.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { FleetOffer } from './fleet-offer.ts'
import { fleetKind, fleetSlug } from './fleet-offer-schema.ts'
import { seedEntries } from './seed-files.server.ts'
import { followShown } from './shown-items.server.ts'

/** Null when it is not published. */
export async function readFleetOffer(db: Db, now: Instant): Promise<FleetOffer | null> {
  return (await followShown(db, fleetKind, fleetSlug, now))?.body ?? null
}

export function seedFleetOffer(tx: Db, now: Instant): Promise<void> {
  return seedEntries(tx, fleetKind, [{ slug: fleetSlug, body: seed.offer }], now)
}
