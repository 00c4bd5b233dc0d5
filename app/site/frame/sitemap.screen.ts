import { at } from '~/addresses.ts'
import { nextArticleChange, readArticleSitemaps } from '~/core/content/dated-pages.server.ts'
import { countByRegion } from '~/core/dealers/nearest/in-region.server.ts'
import { slugOf } from '~/core/dealers/region-slugs.ts'
import { provinces } from '~/core/dealers/regions.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/sitemap.screen.ts'
import { sitemapIndexAnswer } from './sitemap.ts'

/** The index of sitemaps: one of pages, those of articles, and one for each province with real dealers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const now = clock.now()
  const [counts, articleSitemaps, freshUntil] = await Promise.all([
    countByRegion(db, { sample: false }),
    readArticleSitemaps(db, now),
    nextArticleChange(db, now),
  ])
  const withDealers = provinces.filter(({ code }) => counts.has(code))
  const sitemaps = [
    { path: at.pageSitemap() },
    ...articleSitemaps.map((changedAt, index) => ({ path: at.articleSitemap(index + 1), changedAt })),
    ...withDealers.map((province) => ({ path: at.provinceSitemap(slugOf(province)) })),
  ]
  return sitemapIndexAnswer(environment.publicUrl, sitemaps, freshUntil)
}
