import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { isoDay } from '~/lib/date-parts.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { readTyped } from '~/ui/form.ts'
import { LivePart } from '~/ui/LivePart.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/budget.screen'
import { answerBudget } from './budget/answer-budget.ts'
import { Budget } from './budget/Budget.tsx'
import { words } from './budget/words.ts'
import { calculationDay } from './calculation/read-calculation.server.ts'
import { readFacts } from './calculation/read-facts.server.ts'
import { roomForPinned } from './pinned.ts'
import { toAddress } from './posted.server.ts'

/** Income and other instalments stand in the address. */
export const handle = { privateInput: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts, version } = await readFacts(context.get(services).db)
  const typed = readTyped(new URL(request.url).searchParams)
  const today = calculationDay(context.get(services))
  const refused = Object.keys(answerBudget(facts, typed, today).refusals).length > 0
  return data({ typed, facts, factsVersion: version, today: isoDay(today), refused }, { status: refused ? 422 : 200 })
}

export function action({ request }: Route.ActionArgs) {
  return toAddress(request, at.budgetSimulation())
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    {
      title: loaderData?.refused ? errorTitle(words.title) : words.title,
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
      <LivePart
        name="budget"
        component={Budget}
        facts={loaderData.facts}
        factsAddress={at.simulationFacts(loaderData.factsVersion)}
        props={{ typed: loaderData.typed, today: loaderData.today }}
      />
    </div>
  )
}
