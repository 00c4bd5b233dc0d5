import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { NewerAnswers } from '~/core/leads/form/NewerAnswers.tsx'
import { stateOf } from '~/core/leads/lead.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { RequestFacts } from '~/core/leads/request/RequestFacts.tsx'
import { viewRequest } from '~/core/leads/request/request-view.server.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import { Unbroken } from '~/ui/Unbroken.tsx'
import type { Route } from './+types/plan.screen'
import { sendPlan } from './consultation.server.ts'
import { words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const lead = await leadOr404(db, token, now, 'consultation')
  const state = stateOf(lead, now)
  if (state === 'awaiting-code') throw redirect(at.consultationCode(token))
  if (state !== 'verified') throw redirect(at.consultationResult(token))
  return { token, view: await viewRequest(db, lead, now) }
}

/** Redirects to the result page in every case. That page shows the state of the plan. */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  await readBody(request)
  const process = context.get(services)
  await leadOr404(process.db, token, process.clock.now(), 'consultation')
  await sendPlan(process.db, token, leadContextOf(process))
  return redirect(at.consultationResult(token), 303)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.planTitle, description: words.description, path: at.consultation(), hidden: true }, matches)

export default function PlanScreen({ loaderData: { token, view } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.consultation() }]} />
      <div className="mt-6 grid max-w-form gap-8">
        <header>
          <NewerAnswers form="consultation" formHref={at.consultation()} token={token} />
          <h1 className="text-3xl">{words.planTitle}</h1>
          <p className="mt-3 text-ink-soft text-lg">{words.planLead}</p>
          <div className="mt-6">
            <Stepper steps={words.steps.map((label) => ({ label }))} current={2} />
          </div>
        </header>
        <div className="stage rounded-card p-6 lg:p-10">
          <RequestFacts view={view} />
        </div>
        <form method="post" action={at.consultationPlan(token)} className="flex flex-wrap gap-3">
          <Button>{words.sendPlan}</Button>
          <ButtonLink href={at.requestCancellation(token)} tone="quiet">
            {words.cancel}
          </ButtonLink>
        </form>
        <p className="text-ink-soft text-sm">
          <Unbroken text={words.later(view.reference)} />
        </p>
      </div>
    </div>
  )
}
