import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { dayIn } from '~/lib/day.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { besideSummary } from '~/ui/columns.ts'
import { errorTitle } from '~/ui/error-title.ts'
import { FormPart } from '~/ui/FormPart.tsx'
import { readTyped } from '~/ui/form.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/budget.screen'
import { BudgetForm } from './budget/BudgetForm.tsx'
import { BudgetSummary, PinnedCount } from './budget/BudgetSummary.tsx'
import { answerBudget } from './budget/budget-answer.server.ts'
import { Models } from './budget/Models.tsx'
import { sumFields } from './budget/sums.ts'
import { words } from './budget/words.ts'
import { roomForPinned } from './pinned.ts'
import { toAddress } from './posted.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const typed = readTyped(new URL(request.url).searchParams)
  const answer = await answerBudget(db, typed, dayIn(clock.now(), 'Asia/Jakarta'))
  return data(answer, { status: isRefused(answer) ? 422 : 200 })
}

const isRefused = ({ refusals }: { refusals: object }): boolean => Object.keys(refusals).length > 0

export function action({ request }: Route.ActionArgs) {
  return toAddress(request, at.budgetSimulation())
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    {
      title: loaderData && isRefused(loaderData) ? errorTitle(words.title) : words.title,
      description: words.description,
      path: at.budgetSimulation(),
    },
    matches,
  )

export default function BudgetScreen({ loaderData }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={roomForPinned} />
      <Trail
        steps={[
          { label: words.creditTitle, href: at.creditSimulation() },
          { label: words.title, href: at.budgetSimulation() },
        ]}
      />
      <FormPart name={null} asks={[...sumFields, 'tenor', 'province']} inAddress live>
        <form method="get" action={at.budgetSimulation()} className={besideSummary}>
          <header className="lg:col-span-2">
            <h1 className="text-3xl">{words.title}</h1>
            <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
          </header>
          <div className="lg:col-start-1 lg:row-start-2">
            <BudgetForm answer={loaderData} />
          </div>
          <BudgetSummary answer={loaderData} />
          <Models answer={loaderData} />
          <PinnedCount answer={loaderData} />
        </form>
      </FormPart>
    </div>
  )
}
