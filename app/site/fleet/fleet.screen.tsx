import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { measureCss } from '~/core/cars/drawings/dimension-lines.tsx'
import { paintCss } from '~/core/cars/paint.ts'
import { services } from '~/platform/services.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { frameOf, pageMeta } from '../frame/page-meta.ts'
import type { Route } from './+types/fleet.screen'
import { Convoy, convoyOf } from './Convoy.tsx'
import { readFleet } from './fleet.server.ts'
import { Questions } from './Questions.tsx'
import { Request } from './Request.tsx'
import { Steps } from './Steps.tsx'
import { Support } from './Support.tsx'
import { Uses } from './Uses.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const fleet = await readFleet(context.get(services).db)
  if (!fleet) throw data(null, { status: 404 })
  return fleet
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { title, lead } = loaderData.offer
  return pageMeta({ title, description: lead, path: at.fleet(), image: at.sharePicture('l300') }, matches)
}

export default function Fleet({ loaderData, matches }: Route.ComponentProps) {
  const { offer, uses, cars, covers, freeService, network } = loaderData
  const convoy = convoyOf(uses)
  return (
    <>
      <PageStyle css={paintCss(cars) + measureCss({ narrow: 62, wide: 54, ground: 'var(--color-paper-warm)' })} />
      <Convoy title={offer.title} lead={offer.lead} cars={convoy} />
      <Uses uses={uses} drawnAbove={convoy.map(({ slug }) => slug)} />
      <Support covers={covers} freeService={freeService} network={network} offers={offer.offers} />
      <Steps steps={offer.steps} />
      <Questions questions={offer.questions} />
      <Request support={frameOf(matches).settings.support} />
    </>
  )
}
