import { seedCatalogue } from '../app/core/cars/catalogue.server.ts'
import { seedBanners } from '../app/core/content/banners.server.ts'
import { seedCampaigns } from '../app/core/content/campaigns.server.ts'
import { changeContent, readContentVersion } from '../app/core/content/content.server.ts'
import { seedFleetOffer } from '../app/core/content/fleet-offer.server.ts'
import { seedHelp } from '../app/core/content/help.server.ts'
import { seedNews } from '../app/core/content/news.server.ts'
import { seedPressReleases } from '../app/core/content/press-releases.server.ts'
import { seedPromotions } from '../app/core/content/promotions.server.ts'
import { seedRecalls } from '../app/core/content/recalls.server.ts'
import { seedSettings } from '../app/core/content/settings.server.ts'
import { seedDealers } from '../app/core/dealers/dealers.server.ts'
import { seedMaintenance } from '../app/core/maintenance/maintenance.server.ts'
import type { Instant } from '../app/lib/instant.ts'
import type { Db } from '../app/platform/database.server.ts'
import { seedPreOrder } from '../app/site/pre-order/opening.server.ts'

/** Fills an empty database from `data/`. Only one instance at a time may do so. */
export async function seed(db: Db, now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await readContentVersion(tx)) > 0) return
    await changeContent(tx, (inner) => fill(inner, now))
  })
}

async function fill(tx: Db, now: Instant): Promise<void> {
  await seedSettings(tx, now)
  await seedCatalogue(tx, now)
  await seedDealers(tx)
  await seedBanners(tx, now)
  await seedPromotions(tx, now)
  await seedNews(tx, now)
  await seedPressReleases(tx, now)
  await seedHelp(tx, now)
  await seedRecalls(tx, now)
  await seedCampaigns(tx, now)
  await seedFleetOffer(tx, now)
  await seedMaintenance(tx, now)
  await seedPreOrder(tx, now)
}
