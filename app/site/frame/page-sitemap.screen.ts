import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { nextCampaignChange, readCampaign } from '~/core/content/campaigns.server.ts'
import { type Campaign, campaignSlugs } from '~/core/content/campaigns.ts'
import { listStandingPages, nextPageChange } from '~/core/content/pages.server.ts'
import { freshUntil, phaseOf } from '~/core/content/validity.ts'
import { earliest, type Instant } from '~/lib/instant.ts'
import { companyMenu, footerMenu, mainMenu, ownerMenu } from '~/menu.ts'
import type { Db } from '~/platform/database.server.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/page-sitemap.screen.ts'
import { datedSitemapAnswer } from './sitemap.ts'

/** The sitemap of all pages except those of dealers: pages in the menus, every model, running campaigns, and pages to read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const now = clock.now()
  const [cars, pages, campaigns, pageChange, campaignChange] = await Promise.all([
    readCatalogue(db),
    listStandingPages(db, now),
    readCampaigns(db, now),
    nextPageChange(db, now),
    nextCampaignChange(db, now),
  ])
  const dated = new Set(pages.map(({ path }) => path))
  const paths = [
    at.home(),
    ...menuAddresses(),
    at.warningLights(),
    at.handOver(),
    ...cars.map((car) => at.car(car.class, car.slug)),
    ...cars.map((car) => at.accessoriesOf(car.slug)),
    ...campaigns.filter((campaign) => phaseOf(campaign, now) === 'running').map(({ slug }) => at.campaign(slug)),
  ]
  return datedSitemapAnswer(
    environment.publicUrl,
    [...pages, ...[...new Set(paths)].filter((path) => !dated.has(path)).map((path) => ({ path }))],
    earliest([freshUntil(campaigns, now), pageChange, campaignChange]),
  )
}

function menuAddresses(): string[] {
  const groups = [...footerMenu, ...ownerMenu, ...companyMenu].flatMap(({ entries }) => entries)
  return [...mainMenu, ...groups].map(({ href }) => href)
}

async function readCampaigns(db: Db, now: Instant): Promise<Campaign[]> {
  const found = await Promise.all(campaignSlugs.map((slug) => readCampaign(db, slug, now)))
  return found.filter((campaign) => campaign !== null)
}
