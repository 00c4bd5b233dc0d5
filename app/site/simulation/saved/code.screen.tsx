import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { CodeForm } from '~/core/codes/CodeForm.tsx'
import { NewerAnswers } from '~/core/leads/form/NewerAnswers.tsx'
import { type CodeStep, openCodeStep, takeCodeStep } from '~/core/leads/request/code-step.server.ts'
import { SentFacts } from '~/core/leads/request/SentFacts.tsx'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import type { Route } from './+types/code.screen'
import { calculatorOf } from './calculator.ts'
import { keptText } from './keep.ts'
import { rememberKeeper } from './keeper-cookie.server.ts'
import { codeScope, keepSimulation } from './save-simulation.server.ts'
import { simulationOf } from './saved-simulation-schema.ts'
import { words } from './words.ts'

export const handle = { personal: true }

const step: CodeStep<'simulation'> = {
  kind: 'simulation',
  scope: codeScope,
  verify: keepSimulation,
  // The result page redirects to the page of the other calculator if needed.
  onward: at.creditSimulationResult,
  remember: rememberKeeper,
}

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { lead, page, sentTo, view } = await openCodeStep(token, context.get(services), step)
  const { calculator, choice } = simulationOf(lead.payload)
  const { title, address } = calculatorOf(calculator)
  const changeHref = at.saveSimulation(choice)
  return {
    ...{ token, page, sentTo, view, changeHref },
    calculation: { href: changeHref, text: keptText(lead.payload, await readCatalogue(context.get(services).db)) },
    calculator: { label: title, href: address(choice) },
  }
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
        before={
          <NewerAnswers
            form="simulation"
            formHref={loaderData.changeHref}
            token={loaderData.token}
            calculation={loaderData.calculation}
          />
        }
      >
        <SentFacts view={loaderData.view} />
      </CodeForm>
    </div>
  )
}
