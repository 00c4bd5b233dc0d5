import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { readCampaign } from '~/core/content/campaigns.server.ts'
import { campaignSlugs, phaseOf } from '~/core/content/campaigns.ts'
import { freshUntil } from '~/core/content/validity.ts'
import { cityAddress, dealerAddress, provinceAddress } from '~/core/dealers/dealer-address.ts'
import { readDealers } from '~/core/dealers/dealers.server.ts'
import { companyMenu, footerMenu, mainMenu, standing } from '~/menu.ts'
import { pageExists } from '~/page-exists.server.ts'
import type { Db } from '~/platform/database.server.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/sitemap.screen.ts'

/** Provinces and cities with dealers, and each dealer that is no sample. */
async function dealerPaths(db: Db): Promise<string[]> {
  const real = (await readDealers(db)).filter(({ sample }) => !sample)
  return real.flatMap((dealer) => [provinceAddress(dealer), cityAddress(dealer), dealerAddress(dealer)])
}

/** Every public page: what the menus show, every model, and the campaigns that are running. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const now = clock.now()
  const cars = await readCatalogue(db)
  const found = await Promise.all(campaignSlugs.map((slug) => readCampaign(db, slug)))
  const campaigns = found.filter((campaign) => campaign !== null)
  const entries = [...mainMenu, ...footerMenu.flatMap((group) => group.entries), ...companyMenu.flatMap((group) => group.entries)]
  const paths = [
    at.home(),
    ...standing(entries, pageExists).map(({ href }) => href),
    ...cars.map((car) => at.car(car.class, car.slug)),
    ...(await dealerPaths(db)),
    ...campaigns.filter((campaign) => phaseOf(campaign, now) === 'running').map(({ slug }) => at.campaign(slug)),
  ]
  const locations = [...new Set(paths)].map((path) => `<url><loc>${environment.publicUrl}${path}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join('')}</urlset>\n`
  const change = freshUntil(campaigns, now)
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', ...(change ? { 'X-Fresh-Until': change.toString() } : {}) },
  })
}
