import type { MetaDescriptor } from 'react-router'
import { at } from '~/addresses.ts'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import type { Campaign, Phase } from '~/core/content/campaigns.ts'
import { fillIn } from '~/core/content/car-copy.ts'
import { pageMeta } from '../frame/page-meta.ts'

type Page = { campaign: Campaign; car: Car; phase: Phase }

/** Search engines see a campaign while it runs. */
export function campaignMeta(page: Page | undefined, matches: Parameters<typeof pageMeta>[1]): MetaDescriptor[] {
  if (!page) return []
  const { campaign, car, phase } = page
  const say = (copy: string) => fillIn(copy, car, drawnVariant(car))
  return pageMeta(
    {
      title: `${say(campaign.title)}: ${car.name}`,
      description: say(campaign.lead),
      path: at.campaign(campaign.slug),
      image: at.sharePicture(car.slug),
      hidden: phase !== 'running',
    },
    matches,
  )
}
