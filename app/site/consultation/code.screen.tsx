import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { CodeForm } from '~/core/codes/CodeForm.tsx'
import { codeRulesWith } from '~/core/codes/code.ts'
import { codeAction, readCodePage } from '~/core/codes/code-page.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { calendarOf, type Dealer } from '~/core/dealers/dealer.ts'
import { dealerById } from '~/core/dealers/dealers.server.ts'
import { circumstancesOf } from '~/core/leads/circumstances.ts'
import { type Lead, stateOf } from '~/core/leads/lead.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { nationalMobile } from '~/lib/phone.ts'
import type { Db } from '~/platform/database.server.ts'
import { type Services, services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { readBody } from '~/ui/form.ts'
import { Stepper } from '~/ui/Stepper.tsx'
import type { Route } from './+types/code.screen'
import { codeScope, verifyConsultation } from './consultation.server.ts'
import { planChoice } from './plan.ts'
import { words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { db, clock, client } = process
  const now = clock.now()
  const lead = await leadOr404(db, token, now, 'consultation')
  if (stateOf(lead, now) !== 'awaiting-code') throw redirect(at.consultationPlan(token))
  const dealer = await dealerOf(db, lead)
  const page = await readCodePage(db, { ...codeScope(token, lead), client }, momentOf(process, dealer))
  return { page, sentTo: nationalMobile(lead.phone), changeHref: at.consultation(planChoice(lead.payload, dealer?.slug)) }
}

const dealerOf = async (db: Db, { dealerId }: Pick<Lead, 'dealerId'>) =>
  dealerId === null ? undefined : await dealerById(db, dealerId)

function momentOf({ clock, environment }: Services, dealer: Dealer | undefined) {
  return { now: clock.now(), zone: dealer && calendarOf(dealer).zone, rules: codeRulesWith(environment.forms) }
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { db, clock, client } = process
  const now = clock.now()
  const lead = await leadOr404(db, token, now, 'consultation')
  if (stateOf(lead, now) !== 'awaiting-code') return redirect(at.consultationPlan(token), 303)
  const dealer = await dealerOf(db, lead)
  const asked = { ...codeScope(token, lead), client, deliver: true }
  const answer = await codeAction(db, await readBody(request), asked, momentOf(process, dealer))
  if (answer.kind === 'page') return data(answer.page, { status: answer.status })
  await verifyConsultation(db, token, circumstancesOf(process))
  return redirect(at.consultationPlan(token), 303)
}

// The title is the form's: it tells of what was refused, which `meta` does not know.
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.codeTitle, description: words.description, path: at.consultation(), hidden: true }, matches).filter(
    (tag) => !('title' in tag),
  )

export default function CodeScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { settings } = frameOf(matches)
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.consultation() }]} />
      <div className="mt-6">
        <FormPart name={null}>
          <CodeForm
            page={actionData ?? loaderData.page}
            title={words.codeTitle}
            site={makerName(settings)}
            sentTo={loaderData.sentTo}
            changeHref={loaderData.changeHref}
            support={settings.support}
          >
            <div className="mt-6">
              <Stepper steps={words.steps.map((label) => ({ label }))} current={1} />
            </div>
          </CodeForm>
        </FormPart>
      </div>
    </div>
  )
}
