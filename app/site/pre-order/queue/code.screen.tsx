import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { CodeForm } from '~/core/codes/CodeForm.tsx'
import { codeRulesWith } from '~/core/codes/code.ts'
import { codeAction, readCodePage } from '~/core/codes/code-page.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { circumstancesOf } from '~/core/leads/circumstances.ts'
import { stateOf } from '~/core/leads/lead.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { nationalMobile } from '~/lib/phone.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { readBody } from '~/ui/form.ts'
import { Stepper } from '~/ui/Stepper.tsx'
import { codeScope } from '../order.server.ts'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/code.screen'
import { verifyOrder } from './entry.server.ts'
import { words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock, client, environment } = context.get(services)
  const now = clock.now()
  const lead = await leadOr404(db, token, now, 'pre-order')
  if (stateOf(lead, now) !== 'awaiting-code') throw redirect(at.preOrderResult(token))
  return {
    page: await readCodePage(db, { ...codeScope(token, lead), client }, { now, rules: codeRulesWith(environment.forms) }),
    sentTo: nationalMobile(lead.phone),
  }
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { db, clock, client, environment } = process
  const now = clock.now()
  const lead = await leadOr404(db, token, now, 'pre-order')
  if (stateOf(lead, now) !== 'awaiting-code') return redirect(at.preOrderResult(token), 303)
  const answer = await codeAction(
    db,
    await readBody(request),
    { ...codeScope(token, lead), client, deliver: true },
    { now, rules: codeRulesWith(environment.forms) },
  )
  if (answer.kind === 'page') return data(answer.page, { status: answer.status })
  await verifyOrder(db, token, circumstancesOf(process))
  return redirect(at.preOrderResult(token), 303)
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
      <div className="mt-6">
        <FormPart name={null}>
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
        </FormPart>
      </div>
    </div>
  )
}
