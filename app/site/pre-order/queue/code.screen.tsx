import { at } from '~/addresses.ts'
import { CodeForm } from '~/core/codes/CodeForm.tsx'
import { makerName } from '~/core/content/settings.ts'
import { type CodeStep, openCodeStep, takeCodeStep } from '~/core/leads/request/code-step.server.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import { codeScope } from '../order.server.ts'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/code.screen'
import { verifyOrder } from './entry.server.ts'
import { words } from './words.ts'

export const handle = { personal: true }

const step: CodeStep<'pre-order'> = { kind: 'pre-order', scope: codeScope, verify: verifyOrder, onward: at.preOrderResult }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { page, sentTo } = await openCodeStep(token, context.get(services), step)
  return { page, sentTo }
}

export function action({ params: { token }, request, context }: Route.ActionArgs) {
  return takeCodeStep(token, request, context.get(services), step)
}

// The title is the form's: it tells of what was refused, which `meta` does not know.
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: roomWords.codeTitle, description: words.description, path: at.preOrder(), hidden: true }, matches).filter(
    (tag) => !('title' in tag),
  )

export default function CodeScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { settings } = frameOf(matches)
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: roomWords.name, href: at.preOrder() }]} />
      <CodeForm
        page={actionData ?? loaderData.page}
        title={roomWords.codeTitle}
        site={makerName(settings)}
        sentTo={loaderData.sentTo}
        support={settings.support}
      >
        <div className="mt-6">
          <Stepper steps={roomWords.formSteps.map((label) => ({ label }))} current={1} />
        </div>
      </CodeForm>
    </div>
  )
}
