import { at } from '~/addresses.ts'
import { countByRegion } from '~/core/dealers/nearest/in-region.server.ts'
import { slugOf } from '~/core/dealers/region-slugs.ts'
import { provinces } from '~/core/dealers/regions.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/sitemap.screen.ts'
import { sitemapIndexAnswer } from './sitemap.ts'

/** The index of sitemaps: one of pages, one of articles, and one for each province with real dealers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, environment } = context.get(services)
  const counts = await countByRegion(db, { sample: false })
  const withDealers = provinces.filter(({ code }) => counts.has(code))
  return sitemapIndexAnswer(environment.publicUrl, [
    at.pageSitemap(),
    at.articleSitemap(),
    ...withDealers.map((province) => at.provinceSitemap(slugOf(province))),
  ])
}
