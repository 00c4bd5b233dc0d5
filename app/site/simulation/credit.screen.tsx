import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { errorTitle } from '~/ui/error-title.ts'
import type { Route } from './+types/credit.screen'
import { CalculatorPage } from './calculation/CalculatorPage.tsx'
import { loadCalculator } from './calculation/load-calculator.server.ts'
import { toAddress } from './posted.server.ts'
import { calculatorPages } from './words.ts'

const words = calculatorPages.kredit

export function loader({ request, context }: Route.LoaderArgs) {
  return loadCalculator(request, context.get(services), { withCash: false })
}

export function action({ request }: Route.ActionArgs) {
  return toAddress(request, at.creditSimulation())
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    {
      title: loaderData?.refused ? errorTitle(words.title) : words.title,
      description: words.description,
      path: at.creditSimulation(),
    },
    matches,
  )

export default function CreditScreen({ loaderData, matches }: Route.ComponentProps) {
  return (
    <CalculatorPage
      loaded={loaderData}
      title={words.title}
      lead={words.lead}
      action={at.creditSimulation()}
      site={frameOf(matches).publicUrl}
    />
  )
}
