import { seedCatalogue } from '../app/core/cars/catalogue.server.ts'
import { makeCarsFindable } from '../app/core/cars/search-cars.server.ts'
import { seedBanners } from '../app/core/content/banners.server.ts'
import { seedCampaigns } from '../app/core/content/campaigns.server.ts'
import { changeContent, readContentVersion } from '../app/core/content/content.server.ts'
import { seedEvents } from '../app/core/content/events.server.ts'
import { seedFleetOffer } from '../app/core/content/fleet-offer.server.ts'
import { seedHelp } from '../app/core/content/help.server.ts'
import { seedNews } from '../app/core/content/news.server.ts'
import { seedPages } from '../app/core/content/pages.server.ts'
import { seedPressReleases } from '../app/core/content/press-releases.server.ts'
import { seedProgrammes } from '../app/core/content/programmes.server.ts'
import { seedRecalls } from '../app/core/content/recalls.server.ts'
import { renewNotices } from '../app/core/content/renew-notices.server.ts'
import { keepSearchIndex } from '../app/core/content/search-index.server.ts'
import { seedSettings } from '../app/core/content/settings.server.ts'
import { turnEffectiveDay } from '../app/core/content/sheets/effective-day.server.ts'
import { seedDealers } from '../app/core/dealers/dealers.server.ts'
import { makeDealersFindable } from '../app/core/dealers/search-dealers.server.ts'
import { seedMaintenance } from '../app/core/maintenance/maintenance.server.ts'
import { seedSmartPackages } from '../app/core/maintenance/smart-package.server.ts'
import type { Instant } from '../app/lib/instant.ts'
import type { Db } from '../app/platform/database.server.ts'
import { seedPreOrder } from '../app/site/pre-order/opening.server.ts'
import { makeSitePagesFindable } from '../app/site/search/site-pages.server.ts'

/** Fills an empty database from `data/`, renews the notices of a former version, and makes the search index if needed. Only one instance at a time may do so. */
export async function seed(db: Db, now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await readContentVersion(tx)) === 0) await changeContent(tx, (inner) => fill(inner, now))
    makeSitePagesFindable()
    makeCarsFindable()
    makeDealersFindable()
    await keepSearchIndex(tx)
    await renewNotices(tx, now)
    await turnEffectiveDay(tx, now)
  })
}

async function fill(tx: Db, now: Instant): Promise<void> {
  await seedSettings(tx, now)
  await seedCatalogue(tx, now)
  await seedDealers(tx)
  await seedBanners(tx, now)
  await seedProgrammes(tx, now)
  await seedNews(tx, now)
  await seedEvents(tx, now)
  await seedPressReleases(tx, now)
  await seedPages(tx, now)
  await seedHelp(tx, now)
  await seedRecalls(tx, now)
  await seedCampaigns(tx, now)
  await seedFleetOffer(tx, now)
  await seedMaintenance(tx, now)
  await seedSmartPackages(tx, now)
  await seedPreOrder(tx, now)
}
