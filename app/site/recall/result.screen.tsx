import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { LineDrawing } from '~/ui/LineDrawing.tsx'
import { check, warning } from '~/ui/line-shapes.ts'
import { Notice } from '~/ui/Notice.tsx'
import type { Route } from './+types/result.screen'
import { FoundRecall } from './FoundRecall.tsx'
import { NoResult } from './NoResult.tsx'
import { readRecalls } from './recalls.server.ts'
import { readResult } from './result-cookie.server.ts'
import { Workshops } from './Workshops.tsx'
import { noResultWords, words as roomWords, resultWords as words } from './words.ts'
import { readWorkshops } from './workshops.server.ts'

export const handle = { personal: true }

/** Null without a result on this device, or when its recall is no longer published: the page then says so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const [result, recalls] = await Promise.all([readResult(request), readRecalls(db, clock.now())])
  const found = recalls.filter(({ slug }) => result?.slugs.includes(slug))
  if (!result || found.length !== result.slugs.length) return null
  const isSample = (found.length > 0 ? found : recalls).some(({ sample }) => sample)
  return { ending: result.ending, found, isSample, workshops: found.length > 0 ? await readWorkshops(db, request) : null }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData ? titleOf(loaderData.found.length) : noResultWords.title
  return pageMeta({ title, description: roomWords.description, path: at.recallCheck(), hidden: true }, matches)
}

const titleOf = (count: number) => (count > 0 ? words.affected(count) : words.clear)

export default function ResultScreen({ loaderData, matches }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: roomWords.title, href: at.recallCheck() },
          { label: words.title, href: at.recallResult() },
        ]}
      />
      {loaderData ? <Result shown={loaderData} /> : <NoResult support={frameOf(matches).settings.support} />}
    </div>
  )
}

type Shown = NonNullable<Route.ComponentProps['loaderData']>

function Result({ shown: { ending, found, isSample, workshops } }: { shown: Shown }) {
  const isAffected = found.length > 0
  return (
    <>
      <p className="mt-6 flex items-center gap-2 text-ink-soft tabular">
        <LineDrawing shape={isAffected ? warning : check} className={`size-6 ${isAffected ? 'text-warn' : 'text-good'}`} />
        {words.number(ending)}
      </p>
      <h1 className="mt-2 text-3xl">{titleOf(found.length)}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{isAffected ? words.affectedLead : words.clearLead}</p>
      <p className="mt-3 max-w-prose">{words.confirmed}</p>
      <div className="mt-8 grid max-w-prose gap-6">
        {found.map((recall) => (
          <FoundRecall key={recall.slug} recall={recall} />
        ))}
        {isSample && <Notice>{words.sample}</Notice>}
      </div>
      {workshops && <Workshops workshops={workshops} vehicle={found[0]?.models[0]} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={at.recallCheck()} tone="secondary">
          {words.again}
        </ButtonLink>
        {!isAffected && (
          <ButtonLink href={at.serviceBooking()} tone="quiet">
            {words.service}
          </ButtonLink>
        )}
      </div>
      <p className="mt-8 max-w-prose text-ink-soft text-sm">{words.kept}</p>
    </>
  )
}
