import { services } from '~/platform/services.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/infinite-excitement.screen'
import { Closing } from './Closing.tsx'
import { campaignPage } from './campaign.server.ts'
import { campaignMeta } from './campaign-meta.ts'
import { campaignStyle } from './campaign-style.ts'
import { Coast } from './infinite-excitement/Coast.tsx'
import { Roofs } from './infinite-excitement/Roofs.tsx'
import { Rows } from './infinite-excitement/Rows.tsx'
import { Wider } from './infinite-excitement/Wider.tsx'
import { Opening } from './Opening.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return campaignPage(context.get(services), 'infinitexcitement')
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => campaignMeta(loaderData, matches)

/** The campaign's story: a day along the coast. */
export default function InfiniteExcitement({ loaderData }: Route.ComponentProps) {
  const { campaign, car, cars, phase } = loaderData
  const { day, rows, wider, roofs } = campaign.scenes
  const other = cars.find(({ slug }) => slug === wider.than)
  return (
    <div className="campaign">
      <PageStyle css={campaignStyle(campaign, car)} />
      <Coast scene={phase === 'running' ? day : null} car={car} colour={campaign.car.colour}>
        <Opening {...loaderData} oneLine />
      </Coast>
      {phase === 'running' && (
        <div className="scenes bg-(--ground) text-ink">
          <Rows scene={rows} car={car} />
          {other && <Wider scene={wider} car={car} other={other} />}
          <Roofs scene={roofs} car={car} />
          <Closing {...loaderData} />
        </div>
      )}
    </div>
  )
}
