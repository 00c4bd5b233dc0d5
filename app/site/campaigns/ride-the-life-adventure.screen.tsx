import { makerName } from '~/core/content/settings.ts'
import { services } from '~/platform/services.ts'
import { frameOf } from '~/site/frame/page-meta.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/ride-the-life-adventure.screen'
import { Closing } from './Closing.tsx'
import { campaignMeta } from './campaign-meta.ts'
import { campaignStyle } from './campaign-style.ts'
import { Opening } from './Opening.tsx'
import { answerForm, openCampaign } from './request/form-page.server.ts'
import { RequestForm } from './request/RequestForm.tsx'
import { Camp } from './ride-the-life-adventure/Camp.tsx'
import { Slope } from './ride-the-life-adventure/Slope.tsx'
import { Trek } from './ride-the-life-adventure/Trek.tsx'
import { trekStyle } from './ride-the-life-adventure/trek-style.ts'

export const handle = { fresh: true }

export function loader({ request, context }: Route.LoaderArgs) {
  return openCampaign(request, context.get(services), 'ridethelifeadventure')
}

export function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, context.get(services), 'ridethelifeadventure')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => campaignMeta(loaderData, matches)

/** The campaign's story: from the foot of a mountain at dawn to a camp at night. */
export default function RideTheLifeAdventure({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { campaign, car, phase } = loaderData
  const form = actionData ?? loaderData.form
  const { camp, ...stations } = campaign.scenes
  return (
    <div className="campaign">
      <PageStyle css={campaignStyle(campaign, car) + trekStyle} />
      <Slope car={car} colour={campaign.car.colour}>
        <Opening {...loaderData} asks />
      </Slope>
      {phase === 'running' && (
        <div className="scenes bg-(--ground) text-ink">
          <Trek scenes={stations} car={car} />
          <Camp scene={camp} car={car} />
          <Closing {...loaderData}>
            {form && <RequestForm page={form} campaign={campaign} car={car} site={makerName(frameOf(matches).settings)} />}
          </Closing>
        </div>
      )}
    </div>
  )
}
