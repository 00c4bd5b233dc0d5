import { data, redirect } from 'react-router'
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
import type { Route } from './+types/form.screen'
import { OrderForm, type OrderPage } from './OrderForm.tsx'
import { readOptions } from './options.server.ts'
import { draftOrder } from './order.server.ts'
import { orderForm } from './order-form.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const state = await openLeadForm(request, process)
  const options = await readOptions(process.db, state.typed, process.clock.now())
  if (!options) throw redirect(at.preOrder())
  const page: OrderPage = { state, options, posted: options.complete, fresh: true }
  return page
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const sent = await readLeadForm(request, process)
  const { state, intent, headers } = sent
  const options = await readOptions(process.db, state.typed, process.clock.now())
  // The first page says why there is nothing to order, and what to do instead.
  if (!options) return redirect(at.preOrder(), 303)
  const page: OrderPage = { state, options, posted: true, fresh: false }
  if (intent === 'choose' || intent === 'forget') return data(page, { headers })
  const form = readForm(withDealerMeant(sent.body, options.place), orderForm)
  if (!form.ok) return data<OrderPage>({ ...page, refusals: form.refusals }, { status: 422 })
  if (intent === 'check') return data(page)
  const guard = await guardLead(sent, form.value.contact.phone, process, { byCode: true })
  if (!guard.ok) return stopAnswer<OrderPage>({ ...page, stop: guard.refusal })
  const order = { ...form.value, key: state.requestKey, source: readSource(state.source), notes: guard.value }
  const sender = codeSender(process)
  const drafted = await draftOrder(process.db, order, circumstancesOf(process), sender)
  const contact = { ...form.value.contact, dealer: form.value.dealer }
  if (drafted.ok) return leaveForm(request, sent, process, at.preOrderCode(drafted.value.token), contact)
  const { refusal } = drafted
  if (refusal.kind === 'field')
    return data<OrderPage>({ ...page, refusals: { [refusal.field]: refusal.refusal } }, { status: 422 })
  if (refusal.kind === 'not-open') return data<OrderPage>({ ...page, trouble: { kind: 'other-model' } }, { status: 409 })
  return data<OrderPage>({ ...page, state: { ...state, requestKey: newRequestKey() }, trouble: refusal }, { status: 409 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { name } = loaderData.options.car
  return formPageMeta({ title: words.title(name), description: words.description(name), path: at.preOrderForm() }, matches)
}

export default function FormScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const page = actionData ?? loaderData
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail
        steps={[
          { label: words.name, href: at.preOrder() },
          { label: words.title(page.options.car.name), href: at.preOrderForm() },
        ]}
      />
      <OrderForm page={page} site={makerName(frameOf(matches).settings)} />
    </div>
  )
}
