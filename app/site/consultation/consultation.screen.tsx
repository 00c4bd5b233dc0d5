import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { codeSender } from '~/core/codes/codes.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { withSelectedDealer } from '~/core/dealers/place.ts'
import { answerLeadForm } from '~/core/leads/form/answer-lead-form.server.ts'
import { openLeadForm, readLeadForm } from '~/core/leads/form/form-state.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { readForm } from '~/ui/read-form.server.ts'
import type { Route } from './+types/consultation.screen'
import { draftConsultation } from './consultation.server.ts'
import { readOptions } from './options.server.ts'
import { PlanForm, type PlanPage } from './PlanForm.tsx'
import { planForm } from './plan-form.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const state = await openLeadForm(request, process)
  const page: PlanPage = { state, options: await readOptions(process.db, state.typed), fresh: true }
  return page
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const sent = await readLeadForm(request, process)
  const page: PlanPage = { state: sent.state, options: await readOptions(process.db, sent.state.typed), fresh: false }
  return answerLeadForm(sent, page, {
    read: (body) => readForm(withSelectedDealer(body, page.options.place), planForm),
    submit: (db, plan, context) => draftConsultation(db, plan, context, codeSender(process)),
    nextAddress: at.consultationCode,
    byCode: true,
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.consultation() }, matches)

export default function ConsultationScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[{ label: words.title, href: at.consultation() }]} />
      <PlanForm page={actionData ?? loaderData} site={makerName(frameOf(matches).settings)} />
    </div>
  )
}
