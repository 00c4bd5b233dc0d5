import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { makerName } from '~/core/content/settings.ts'
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
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/request.screen'
import { readOptions } from './options.server.ts'
import { RequestForm, type RequestPage } from './RequestForm.tsx'
import { requestForm } from './request-form.server.ts'
import { sendBrochure } from './send-brochure.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const state = await openLeadForm(request, process)
  const page: RequestPage = { state, options: await readOptions(process.db, state.typed), fresh: true }
  return page
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const sent = await readLeadForm(request, process)
  const { state, intent, headers } = sent
  const page: RequestPage = { state, options: await readOptions(process.db, state.typed), fresh: false }
  if (intent === 'choose' || intent === 'forget') return data(page, { headers })
  const form = readForm(sent.body, requestForm)
  if (!form.ok) return data<RequestPage>({ ...page, refusals: form.refusals }, { status: 422 })
  if (intent === 'check') return data(page)
  const guard = await guardLead(sent, form.value.contact.phone, process)
  if (!guard.ok) return stopAnswer<RequestPage>({ ...page, stop: guard.refusal })
  const asked = { ...form.value, key: state.requestKey, source: readSource(state.source), notes: guard.value }
  const answer = await sendBrochure(process.db, asked, circumstancesOf(process))
  const contact = { ...form.value.contact, dealer: null }
  if (answer.ok) return leaveForm(request, sent, process, at.brochureResult(answer.value.token), contact)
  const { refusal } = answer
  if (refusal.kind === 'no-such-brochure') {
    return data<RequestPage>({ ...page, refusals: { vehicle: 'vehicle-unknown' } }, { status: 422 })
  }
  const usedToken = refusal.token
  return data<RequestPage>({ ...page, state: { ...state, requestKey: newRequestKey() }, usedToken }, { status: 409 })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.brochureRequest() }, matches)

export default function RequestScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const page = actionData ?? loaderData
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail
        steps={[
          { label: roomWords.title, href: at.brochures() },
          { label: words.title, href: at.brochureRequest() },
        ]}
      />
      <RequestForm page={page} site={makerName(frameOf(matches).settings)} />
    </div>
  )
}
