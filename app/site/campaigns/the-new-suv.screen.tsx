import { services } from '~/platform/services.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/the-new-suv.screen'
import { Closing } from './Closing.tsx'
import { campaignPage } from './campaign.server.ts'
import { campaignMeta } from './campaign-meta.ts'
import { campaignStyle } from './campaign-style.ts'
import { Opening } from './Opening.tsx'
import { Bay } from './the-new-suv/Bay.tsx'
import { City } from './the-new-suv/City.tsx'
import { Colours } from './the-new-suv/Colours.tsx'
import { Surfaces } from './the-new-suv/Surfaces.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return campaignPage(context.get(services), 'thenewsuv')
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => campaignMeta(loaderData, matches)

/** A night in the city. */
export default function TheNewSuv({ loaderData }: Route.ComponentProps) {
  const { campaign, car, phase } = loaderData
  const { bay, surfaces, colours } = campaign.scenes
  return (
    <div className="campaign scheme-dark">
      <PageStyle css={campaignStyle(campaign, car)} />
      <City car={car} colour={campaign.car.colour}>
        <Opening {...loaderData} />
      </City>
      {phase === 'running' && (
        <div className="scenes bg-(--ground) text-ink">
          <Bay scene={bay} car={car} />
          <Surfaces scene={surfaces} car={car} />
          <Colours scene={colours} car={car} />
          <Closing {...loaderData} />
        </div>
      )}
    </div>
  )
}
