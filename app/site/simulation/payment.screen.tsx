import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { errorTitle } from '~/ui/error-title.ts'
import type { Route } from './+types/payment.screen'
import { CalculatorPage } from './calculation/CalculatorPage.tsx'
import { loadCalculator } from './calculation/load-calculator.server.ts'
import { words } from './calculation/words.ts'
import { toAddress } from './posted.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadCalculator(request, context.get(services), { withCash: true })
}

export function action({ request }: Route.ActionArgs) {
  return toAddress(request, at.paymentSimulation())
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    {
      title: loaderData?.refused ? errorTitle(words.paymentTitle) : words.paymentTitle,
      description: words.paymentDescription,
      path: at.paymentSimulation(),
    },
    matches,
  )

export default function PaymentScreen({ loaderData, matches }: Route.ComponentProps) {
  return (
    <CalculatorPage
      loaded={loaderData}
      title={words.paymentTitle}
      lead={words.paymentLead}
      action={at.paymentSimulation()}
      site={frameOf(matches).publicUrl}
    />
  )
}
