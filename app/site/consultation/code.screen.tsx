import { at } from '~/addresses.ts'
import { CodeForm } from '~/core/codes/CodeForm.tsx'
import { dealerById } from '~/core/dealers/dealers.server.ts'
import { NewerAnswers } from '~/core/leads/form/NewerAnswers.tsx'
import { type CodeStep, openCodeStep, takeCodeStep } from '~/core/leads/request/code-step.server.ts'
import { SentFacts } from '~/core/leads/request/SentFacts.tsx'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import type { Route } from './+types/code.screen'
import { codeScope, verifyConsultation } from './consultation.server.ts'
import { planChoice } from './plan.ts'
import { words } from './words.ts'

export const handle = { personal: true }

const step: CodeStep<'consultation'> = {
  kind: 'consultation',
  scope: codeScope,
  verify: verifyConsultation,
  onward: at.consultationPlan,
}

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { lead, page, sentTo, view } = await openCodeStep(token, process, step)
  const dealer = lead.dealerId === null ? undefined : await dealerById(process.db, lead.dealerId)
  return { token, page, sentTo, view, changeHref: at.consultation(planChoice(lead.payload, dealer?.slug)) }
}

export function action({ params: { token }, request, context }: Route.ActionArgs) {
  return takeCodeStep(token, request, context.get(services), step)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.codeTitle, description: words.description, path: at.consultation(), hidden: true }, matches)

export default function CodeScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { settings } = frameOf(matches)
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.consultation() }]} />
      <CodeForm
        page={actionData ?? loaderData.page}
        title={words.codeTitle}
        settings={settings}
        sentTo={loaderData.sentTo}
        changeHref={loaderData.changeHref}
        steps={{ labels: words.steps, current: 1 }}
        before={<NewerAnswers form="consultation" formHref={at.consultation()} token={loaderData.token} />}
      >
        <SentFacts view={loaderData.view} />
      </CodeForm>
    </div>
  )
}
