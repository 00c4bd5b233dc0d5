import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { readBanners } from '../../core/content/banners.server.ts'
import { readNewest } from '../../core/content/news.server.ts'
import { newsKind } from '../../core/content/news-schema.ts'
import { readPromotions } from '../../core/content/promotions.server.ts'
import type { Promotion } from '../../core/content/promotions.ts'
import { nextChange } from '../../core/content/shown-items.server.ts'
import { freshUntil, isCurrent } from '../../core/content/validity.ts'
import { earliest, type Instant } from '../../lib/instant.ts'
import { entriesWithPages, nextSteps } from '../../menu.ts'
import { pageExists } from '../../page-exists.server.ts'
import type { Db } from '../../platform/database.server.ts'

const newsShown = 3

/** The data of the home page at this moment, and the instant until which it stays correct. */
export async function readHome(db: Db, now: Instant) {
  const [cars, banners, promotions, news, newsChange] = await Promise.all([
    readCatalogue(db),
    readBanners(db),
    readPromotions(db),
    readNewest(db, newsShown, now),
    nextChange(db, newsKind, now),
  ])
  return {
    cars,
    banners: banners.filter((banner) => isCurrent(banner, now) && pageExists(banner.action.href)),
    steps: entriesWithPages(nextSteps, pageExists),
    promotions: promotions.filter((promotion) => isCurrent(promotion, now)).map(withStandingLink),
    news,
    freshUntil: earliest([freshUntil([...banners, ...promotions], now), newsChange]),
  }
}

function withStandingLink({ href, ...promotion }: Promotion): Promotion {
  return href && pageExists(href) ? { ...promotion, href } : promotion
}
