import { data } from 'react-router'
import { at } from '../../addresses.ts'
import type { Car } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { nextCampaignChange, readCampaign } from '../../core/content/campaigns.server.ts'
import type { CampaignSlug } from '../../core/content/campaigns.ts'
import { freshUntil, phaseOf } from '../../core/content/validity.ts'
import { earliest, type Instant } from '../../lib/instant.ts'
import type { Entry } from '../../menu.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Services } from '../../platform/services.ts'
import { words } from './words.ts'

/** The data of a campaign's page at this moment; null when the campaign is not published or its model was deleted. */
export async function readCampaignPage<Slug extends CampaignSlug>(db: Db, slug: Slug, now: Instant) {
  const [campaign, cars, change] = await Promise.all([
    readCampaign(db, slug, now),
    readCatalogue(db),
    nextCampaignChange(db, now),
  ])
  const car = cars.find((one) => one.slug === campaign?.car.slug)
  if (!campaign || !car) return null
  return {
    campaign,
    car,
    cars,
    phase: phaseOf(campaign, now),
    ways: waysOn(car),
    freshUntil: earliest([freshUntil([campaign], now), change]),
  }
}

export async function campaignOr404<Slug extends CampaignSlug>({ db, clock }: Services, slug: Slug) {
  const page = await readCampaignPage(db, slug, clock.now())
  if (!page) throw data(null, { status: 404 })
  return page
}

/** The same as an answer that the page cache keeps until the campaign begins or ends. */
export async function campaignPage<Slug extends CampaignSlug>(process: Services, slug: Slug) {
  const { freshUntil, ...shown } = await campaignOr404(process, slug)
  return data(shown, freshUntil ? { headers: { 'X-Fresh-Until': freshUntil.toString() } } : {})
}

/** Links to the next steps with this model, the most wanted first. */
function waysOn(car: Car): Entry[] {
  return [
    { label: words.testDrive(car.name), href: at.testDrive({ vehicle: car.slug }) },
    { label: words.consultation, href: at.consultation({ product_id: String(car.productId) }) },
    { label: words.brochure, href: at.brochures({ id: String(car.productId) }) },
    { label: words.detail(car.name), href: at.car(car.class, car.slug) },
  ]
}
