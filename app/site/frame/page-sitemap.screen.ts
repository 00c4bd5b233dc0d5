import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { readCampaign } from '~/core/content/campaigns.server.ts'
import { campaignSlugs, phaseOf } from '~/core/content/campaigns.ts'
import { freshUntil } from '~/core/content/validity.ts'
import { companyMenu, entriesWithPages, footerMenu, mainMenu } from '~/menu.ts'
import { pageExists } from '~/page-exists.server.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/page-sitemap.screen.ts'
import { sitemapAnswer } from './sitemap.ts'

/** The sitemap of all pages except those of dealers: pages in the menus, every model, and running campaigns. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const now = clock.now()
  const cars = await readCatalogue(db)
  const found = await Promise.all(campaignSlugs.map((slug) => readCampaign(db, slug)))
  const campaigns = found.filter((campaign) => campaign !== null)
  const entries = [...mainMenu, ...footerMenu.flatMap((group) => group.entries), ...companyMenu.flatMap((group) => group.entries)]
  const paths = [
    at.home(),
    ...entriesWithPages(entries, pageExists).map(({ href }) => href),
    at.warningLights(),
    at.handOver(),
    ...cars.map((car) => at.car(car.class, car.slug)),
    ...campaigns.filter((campaign) => phaseOf(campaign, now) === 'running').map(({ slug }) => at.campaign(slug)),
  ]
  return sitemapAnswer(environment.publicUrl, paths, freshUntil(campaigns, now))
}
