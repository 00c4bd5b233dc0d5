import seed from '../../../data/campaigns.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type CampaignOf, type CampaignSlug, campaign } from './campaigns.ts'
import { readContentItem } from './content.server.ts'
import { seedContent } from './seed-content.server.ts'

const kind = 'campaign'

/** Null when an editor has removed it. */
export async function readCampaign<Slug extends CampaignSlug>(db: Db, slug: Slug): Promise<CampaignOf<Slug> | null> {
  const found = await readContentItem(db, kind, slug, campaign)
  return found as CampaignOf<Slug> | null
}

export function seedCampaigns(tx: Db, now: Instant): Promise<void> {
  return seedContent(tx, kind, campaign, seed.campaigns, now)
}
