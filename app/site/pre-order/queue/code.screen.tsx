import { at } from '~/addresses.ts'
import { CodeForm } from '~/core/codes/CodeForm.tsx'
import { NewerAnswers } from '~/core/leads/form/NewerAnswers.tsx'
import { type CodeStep, openCodeStep, takeCodeStep } from '~/core/leads/request/code-step.server.ts'
import { SentFacts } from '~/core/leads/request/SentFacts.tsx'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { codeScope } from '../order.server.ts'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/code.screen'
import { verifyOrder } from './entry.server.ts'
import { words } from './words.ts'

export const handle = { personal: true }

const step: CodeStep<'pre-order'> = { kind: 'pre-order', scope: codeScope, verify: verifyOrder, onward: at.preOrderResult }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { page, sentTo, view } = await openCodeStep(token, context.get(services), step)
  return { token, page, sentTo, view }
}

export function action({ params: { token }, request, context }: Route.ActionArgs) {
  return takeCodeStep(token, request, context.get(services), step)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: roomWords.codeTitle, description: words.description, path: at.preOrder(), hidden: true }, matches)

export default function CodeScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { settings } = frameOf(matches)
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: roomWords.name, href: at.preOrder() }]} />
      <CodeForm
        page={actionData ?? loaderData.page}
        title={roomWords.codeTitle}
        settings={settings}
        sentTo={loaderData.sentTo}
        steps={{ labels: roomWords.formSteps, current: 1 }}
        before={<NewerAnswers form="pre-order" formHref={at.preOrderForm()} token={loaderData.token} />}
      >
        <SentFacts view={loaderData.view} />
      </CodeForm>
    </div>
  )
}
