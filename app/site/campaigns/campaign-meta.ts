import type { MetaDescriptor } from 'react-router'
import { at } from '~/addresses.ts'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { fillIn } from '~/core/cars/car-copy.ts'
import type { Campaign } from '~/core/content/campaigns.ts'
import type { Phase } from '~/core/content/validity.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { carPicture } from '../frame/share-pictures.ts'

type Page = { campaign: Campaign; car: Car; phase: Phase; form?: unknown }

export function campaignTitle({ title }: Campaign, car: Car): string {
  return `${fillIn(title, car, drawnVariant(car))}: ${car.name}`
}

/** Only a running campaign is indexed. With a form, the form sets the title, because the title announces its errors. */
export function campaignMeta(page: Page | undefined, matches: Parameters<typeof pageMeta>[1]): MetaDescriptor[] {
  if (!page) return []
  const { campaign, car, phase } = page
  const tags = pageMeta(
    {
      title: campaignTitle(campaign, car),
      description: fillIn(campaign.lead, car, drawnVariant(car)),
      path: at.campaign(campaign.slug),
      picture: carPicture(car),
      hidden: phase !== 'running',
    },
    matches,
  )
  return page.form ? tags.filter((tag) => !('title' in tag)) : tags
}
