import { at } from '~/addresses.ts'
import { CodeForm } from '~/core/codes/CodeForm.tsx'
import { type CodeStep, openCodeStep, takeCodeStep } from '~/core/leads/request/code-step.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import type { Route } from './+types/code.screen'
import { calculatorOf } from './calculator.ts'
import { simulationOf } from './keep.ts'
import { rememberKeeper } from './keeper-cookie.server.ts'
import { codeScope, keepSimulation } from './save-simulation.server.ts'
import { words } from './words.ts'

export const handle = { personal: true }

const step: CodeStep<'simulation'> = {
  kind: 'simulation',
  scope: codeScope,
  verify: keepSimulation,
  // The other calculator's page knows the way.
  onward: at.creditSimulationResult,
  remember: rememberKeeper,
}

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { lead, page, sentTo } = await openCodeStep(token, context.get(services), step)
  const { calculator, choice } = simulationOf(lead.payload)
  const { title, address } = calculatorOf(calculator)
  return { page, sentTo, changeHref: at.saveSimulation(choice), calculator: { label: title, href: address(choice) } }
}

export function action({ params: { token }, request, context }: Route.ActionArgs) {
  return takeCodeStep(token, request, context.get(services), step)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.codeTitle, description: words.description, path: at.saveSimulation(), hidden: true }, matches)

export default function CodeScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { settings } = frameOf(matches)
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[loaderData.calculator]} />
      <CodeForm
        page={actionData ?? loaderData.page}
        title={words.codeTitle}
        settings={settings}
        sentTo={loaderData.sentTo}
        changeHref={loaderData.changeHref}
        steps={{ labels: words.steps, current: 2 }}
      />
    </div>
  )
}
