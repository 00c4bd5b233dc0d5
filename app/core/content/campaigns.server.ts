import seed from '../../../data/campaigns.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { campaignKind } from './campaign-schema.ts'
import type { CampaignOf, CampaignSlug } from './campaigns.ts'
import { seedEntries } from './seed-files.server.ts'
import { followShown, nextChange } from './shown-items.server.ts'

/** Null when it is not published. */
export async function readCampaign<Slug extends CampaignSlug>(
  db: Db,
  slug: Slug,
  now: Instant,
): Promise<CampaignOf<Slug> | null> {
  const item = await followShown(db, campaignKind, slug, now)
  return (item?.body ?? null) as CampaignOf<Slug> | null
}

export const nextCampaignChange = (db: Db, now: Instant): Promise<Instant | null> => nextChange(db, campaignKind, now)

export function seedCampaigns(tx: Db, now: Instant): Promise<void> {
  const entries = seed.campaigns.map((body) => ({ slug: body.slug, body }))
  return seedEntries(tx, campaignKind, entries, now)
}
