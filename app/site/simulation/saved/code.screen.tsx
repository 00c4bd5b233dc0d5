import { at } from '~/addresses.ts'
import { CodeForm } from '~/core/codes/CodeForm.tsx'
import { makerName } from '~/core/content/settings.ts'
import { type CodeStep, openCodeStep, takeCodeStep } from '~/core/leads/request/code-step.server.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
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

// The title is the form's: it tells of what was refused, which `meta` does not know.
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.codeTitle, description: words.description, path: at.saveSimulation(), hidden: true }, matches).filter(
    (tag) => !('title' in tag),
  )

export default function CodeScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { settings } = frameOf(matches)
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[loaderData.calculator]} />
      <CodeForm
        page={actionData ?? loaderData.page}
        title={words.codeTitle}
        site={makerName(settings)}
        sentTo={loaderData.sentTo}
        changeHref={loaderData.changeHref}
        support={settings.support}
      >
        <div className="mt-6">
          <Stepper steps={words.steps.map((label) => ({ label }))} current={2} />
        </div>
      </CodeForm>
    </div>
  )
}
