import { redirect } from 'react-router'
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
  const options = await readOptions(process.db, sent.state.typed, process.clock.now())
  // Redirect to the first page, which says why nothing can be ordered and what to do instead.
  if (!options) return redirect(at.preOrder(), 303)
  const page: OrderPage = { state: sent.state, options, posted: true, fresh: false }
  return answerLeadForm(sent, page, {
    read: (body) => readForm(withSelectedDealer(body, options.place), orderForm),
    submit: (db, order, context) => draftOrder(db, order, context, codeSender(process)),
    nextAddress: at.preOrderCode,
    byCode: true,
  })
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
