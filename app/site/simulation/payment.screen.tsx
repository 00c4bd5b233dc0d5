import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { LivePart } from '~/ui/LivePart.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/payment.screen'
import { Calculator } from './calculation/Calculator.tsx'
import { loadCalculator } from './calculation/load-calculator.server.ts'
import { words } from './calculation/words.ts'
import { roomForPinned } from './pinned.ts'
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
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions + roomForPinned} />
      <Trail steps={[{ label: words.paymentTitle, href: at.paymentSimulation() }]} />
      <LivePart
        name="calculator"
        component={Calculator}
        facts={loaderData.facts}
        factsAddress={at.simulationFacts(loaderData.factsVersion)}
        props={{
          ...{ asked: loaderData.asked, notice: loaderData.notice, today: loaderData.today, site: frameOf(matches).publicUrl },
          ...{ title: words.paymentTitle, lead: words.paymentLead, action: at.paymentSimulation() },
        }}
      />
    </div>
  )
}
