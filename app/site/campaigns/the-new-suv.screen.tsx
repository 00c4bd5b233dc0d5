import { makerName } from '~/core/content/settings.ts'
import { services } from '~/platform/services.ts'
import { frameOf } from '~/site/frame/page-meta.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/the-new-suv.screen'
import { Closing } from './Closing.tsx'
import { campaignMeta } from './campaign-meta.ts'
import { campaignStyle } from './campaign-style.ts'
import { Opening } from './Opening.tsx'
import { answerForm, openCampaign } from './request/form-page.server.ts'
import { RequestForm } from './request/RequestForm.tsx'
import { Bay } from './the-new-suv/Bay.tsx'
import { City } from './the-new-suv/City.tsx'
import { Colours } from './the-new-suv/Colours.tsx'
import { Surfaces } from './the-new-suv/Surfaces.tsx'

export const handle = { fresh: true }

export function loader({ request, context }: Route.LoaderArgs) {
  return openCampaign(request, context.get(services), 'thenewsuv')
}

export function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, context.get(services), 'thenewsuv')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => campaignMeta(loaderData, matches)

/** The campaign's story: a night in the city. */
export default function TheNewSuv({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { campaign, car, phase } = loaderData
  const form = actionData ?? loaderData.form
  const { bay, surfaces, colours } = campaign.scenes
  return (
    <div className="campaign scheme-dark">
      <PageStyle css={campaignStyle(campaign, car)} />
      <City car={car} colour={campaign.car.colour}>
        <Opening {...loaderData} asks />
      </City>
      {phase === 'running' && (
        <div className="scenes bg-(--ground) text-ink">
          <Bay scene={bay} car={car} />
          <Surfaces scene={surfaces} car={car} />
          <Colours scene={colours} car={car} />
          <Closing {...loaderData}>
            {form && <RequestForm page={form} campaign={campaign} car={car} site={makerName(frameOf(matches).settings)} />}
          </Closing>
        </div>
      )}
    </div>
  )
}
