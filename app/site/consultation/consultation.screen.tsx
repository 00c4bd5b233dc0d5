import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { codeSender } from '~/core/codes/codes.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { withDealerMeant } from '~/core/dealers/place.ts'
import { circumstancesOf } from '~/core/leads/circumstances.ts'
import { leaveForm, openLeadForm, readLeadForm } from '~/core/leads/form/form-state.server.ts'
import { stopAnswer } from '~/core/leads/form/form-state.ts'
import { guardLead } from '~/core/leads/form/guard.server.ts'
import { newRequestKey } from '~/core/leads/private-address.server.ts'
import { readSource } from '~/core/leads/source.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { readForm } from '~/ui/form.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
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
  const { state, intent, headers } = sent
  const page: PlanPage = { state, options: await readOptions(process.db, state.typed), fresh: false }
  if (intent === 'choose' || intent === 'forget') return data(page, { headers })
  const form = readForm(withDealerMeant(sent.body, page.options.place), planForm)
  if (!form.ok) return data<PlanPage>({ ...page, refusals: form.refusals }, { status: 422 })
  if (intent === 'check') return data(page)
  const guard = await guardLead(sent, form.value.contact.phone, process, { byCode: true })
  if (!guard.ok) return stopAnswer<PlanPage>({ ...page, stop: guard.refusal })
  const plan = { ...form.value, key: state.requestKey, source: readSource(state.source), notes: guard.value }
  const sender = codeSender(process)
  const drafted = await draftConsultation(process.db, plan, circumstancesOf(process), sender)
  const contact = { ...form.value.contact, dealer: form.value.dealer }
  if (drafted.ok) return leaveForm(request, sent, process, at.consultationCode(drafted.value.token), contact)
  const { refusal } = drafted
  if (refusal.kind === 'field')
    return data<PlanPage>({ ...page, refusals: { [refusal.field]: refusal.refusal } }, { status: 422 })
  return data<PlanPage>({ ...page, state: { ...state, requestKey: newRequestKey() }, usedToken: refusal.token }, { status: 409 })
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
