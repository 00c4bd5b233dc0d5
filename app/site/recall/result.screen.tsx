import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { LineDrawing } from '~/ui/LineDrawing.tsx'
import { check, warning } from '~/ui/line-shapes.ts'
import { Notice } from '~/ui/Notice.tsx'
import type { Route } from './+types/result.screen'
import { FoundRecall } from './FoundRecall.tsx'
import { readRecalls } from './recalls.server.ts'
import { readResult } from './result-cookie.server.ts'
import { words as roomWords, resultWords as words } from './words.ts'

export const handle = { personal: true }

/** Without a result on this device, or when its recall is no longer published: back to the form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const [result, recalls] = await Promise.all([readResult(request), readRecalls(db, clock.now())])
  const found = recalls.filter(({ slug }) => result?.slugs.includes(slug))
  if (!result || found.length !== result.slugs.length) throw redirect(at.recallCheck())
  const isSample = (found.length > 0 ? found : recalls).some(({ sample }) => sample)
  return { ending: result.ending, found, isSample }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData ? titleOf(loaderData.found.length) : words.title
  return pageMeta({ title, description: roomWords.description, path: at.recallCheck(), hidden: true }, matches)
}

const titleOf = (count: number) => (count > 0 ? words.affected(count) : words.clear)

export default function ResultScreen({ loaderData: { ending, found, isSample } }: Route.ComponentProps) {
  const isAffected = found.length > 0
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: roomWords.title, href: at.recallCheck() },
          { label: words.title, href: at.recallResult() },
        ]}
      />
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
    </div>
  )
}
