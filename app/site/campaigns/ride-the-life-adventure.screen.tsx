import { services } from '~/platform/services.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/ride-the-life-adventure.screen'
import { Closing } from './Closing.tsx'
import { campaignPage } from './campaign.server.ts'
import { campaignMeta } from './campaign-meta.ts'
import { campaignStyle } from './campaign-style.ts'
import { Opening } from './Opening.tsx'
import { Camp } from './ride-the-life-adventure/Camp.tsx'
import { Slope } from './ride-the-life-adventure/Slope.tsx'
import { Trek } from './ride-the-life-adventure/Trek.tsx'
import { trekStyle } from './ride-the-life-adventure/trek-style.ts'

export function loader({ context }: Route.LoaderArgs) {
  return campaignPage(context.get(services), 'ridethelifeadventure')
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => campaignMeta(loaderData, matches)

/** From the foot of a mountain at dawn to a camp at night. */
export default function RideTheLifeAdventure({ loaderData }: Route.ComponentProps) {
  const { campaign, car, phase } = loaderData
  const { camp, ...stations } = campaign.scenes
  return (
    <div className="campaign">
      <PageStyle css={campaignStyle(campaign, car) + trekStyle} />
      <Slope car={car} colour={campaign.car.colour}>
        <Opening {...loaderData} />
      </Slope>
      {phase === 'running' && (
        <div className="scenes bg-(--ground) text-ink">
          <Trek scenes={stations} car={car} />
          <Camp scene={camp} car={car} />
          <Closing {...loaderData} />
        </div>
      )}
    </div>
  )
}
