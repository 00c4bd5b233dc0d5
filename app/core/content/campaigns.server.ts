import seed from '../../../data/campaigns.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Campaign, type CampaignOf, type CampaignSlug, campaign } from './campaigns.ts'
import { putContent, readContent, readContentItem } from './content.server.ts'
import { seedContent } from './seed-content.server.ts'

const kind = 'campaign'

/** Null when an editor has removed it. */
export async function readCampaign<Slug extends CampaignSlug>(db: Db, slug: Slug): Promise<CampaignOf<Slug> | null> {
  const found = await readContentItem(db, kind, slug, campaign)
  return found as CampaignOf<Slug> | null
}

/** Every campaign, in its order. */
export const readCampaigns = (db: Db): Promise<Campaign[]> => readContent(db, kind, campaign)

/** Replaces campaigns, in this order. Call it inside `changeContent`. */
export async function saveCampaigns(tx: Db, campaigns: readonly Campaign[], now: Instant): Promise<void> {
  for (const [position, body] of campaigns.entries()) await putContent(tx, { kind, slug: body.slug, position, body }, now)
}

export function seedCampaigns(tx: Db, now: Instant): Promise<void> {
  return seedContent(tx, kind, campaign, seed.campaigns, now)
}
