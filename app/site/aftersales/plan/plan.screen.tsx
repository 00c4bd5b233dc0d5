import { at } from '~/addresses.ts'
import { answerPage } from '~/core/content/pages.server.ts'
import { endOfToday } from '~/core/maintenance/owned-car/today.ts'
import { services } from '~/platform/services.ts'
import { PageToRead } from '~/site/frame/PageToRead.tsx'
import { pageToReadMeta } from '~/site/frame/page-to-read-meta.ts'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { ownership } from '../above.ts'
import type { Route } from './+types/plan.screen'
import { ComingVisits } from './ComingVisits.tsx'
import { PlanForm } from './PlanForm.tsx'
import { readPlan } from './plan.server.ts'
import { type PlanRequest, planFields } from './plan-request.ts'
import { VisitCosts } from './VisitCosts.tsx'
import { refusalWords } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const plan = await readPlan(db, new URL(request.url).searchParams, now)
  const status = Object.keys(plan.request.refusals).length > 0 ? 422 : 200
  return answerPage(db, 'periodical-maintenance', now, { plan }, { status, freshUntil: endOfToday(now) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const isRefused = loaderData !== undefined && errorsOf(loaderData.plan.request).length > 0
  return pageToReadMeta(loaderData?.page, at.periodicMaintenance(), matches, isRefused)
}

export default function PlanScreen({ loaderData: { page, plan } }: Route.ComponentProps) {
  return (
    <PageToRead
      page={page}
      path={at.periodicMaintenance()}
      above={[ownership]}
      figures={{ 'visit-costs': <VisitCosts rows={plan.costs} /> }}
      alert={<ErrorSummary errors={errorsOf(plan.request)} />}
    >
      <PlanForm request={plan.request} choices={plan.choices} />
      <ComingVisits plan={plan} />
    </PageToRead>
  )
}

function errorsOf({ refusals }: PlanRequest) {
  return planFields.flatMap((field) => {
    const refusal = refusals[field]
    return refusal ? [{ field, message: refusalWords[refusal] }] : []
  })
}
