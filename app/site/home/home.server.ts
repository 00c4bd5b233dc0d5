import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { nextBannerChange, readBanners } from '../../core/content/banners.server.ts'
import { readNewest } from '../../core/content/news.server.ts'
import { newsKind } from '../../core/content/news-schema.ts'
import { readProgrammes } from '../../core/content/programmes.server.ts'
import { nextChange } from '../../core/content/shown-items.server.ts'
import { freshUntil, isCurrent } from '../../core/content/validity.ts'
import { earliest, type Instant } from '../../lib/instant.ts'
import { nextSteps } from '../../menu.ts'
import { pageExists } from '../../page-exists.server.ts'
import type { Db } from '../../platform/database.server.ts'

const newsShown = 3
const promotionsShown = 3

/** The data of the home page at this moment, and the instant until which it stays correct. */
export async function readHome(db: Db, now: Instant) {
  const [cars, banners, { running, changesAt }, news, newsChange, bannerChange] = await Promise.all([
    readCatalogue(db),
    readBanners(db, now),
    readProgrammes(db, now),
    readNewest(db, newsShown, now),
    nextChange(db, newsKind, now),
    nextBannerChange(db, now),
  ])
  return {
    cars,
    banners: banners.filter((banner) => isCurrent(banner, now) && pageExists(banner.action.href)),
    steps: nextSteps,
    promotions: running.slice(0, promotionsShown),
    news,
    freshUntil: earliest([freshUntil(banners, now), changesAt, newsChange, bannerChange]),
  }
}
