import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { withAlternative } from '~/core/appointments/slot-value.ts'
import { troubleOf } from '~/core/appointments/trouble.server.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
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
import type { Route } from './+types/service-booking.screen'
import { choiceOf } from './choice.ts'
import { readOptions } from './options.server.ts'
import { todayAt } from './owned-car/vehicle-year.ts'
import { ServiceForm, type ServicePage } from './ServiceForm.tsx'
import { bookService } from './service-booking.server.ts'
import { serviceForm } from './service-form.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const state = await openLeadForm(request, process)
  const options = await readOptions(process.db, choiceOf(state.typed), process.clock.now())
  const page: ServicePage = { state, options, posted: options.schedule.slot !== null, fresh: true }
  return page
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { db, clock } = process
  const sent = await readLeadForm(request, process, withAlternative)
  const { state, intent, headers } = sent
  const options = await readOptions(db, choiceOf(state.typed), clock.now())
  const page: ServicePage = { state, options, posted: true, fresh: false }
  if (intent === 'choose' || intent === 'forget') return data(page, { headers })
  const form = readForm(
    withDealerMeant(sent.body, options.place),
    serviceForm({ type: state.typed.type ?? '', today: todayAt(clock.now()) }),
  )
  if (!form.ok) return data<ServicePage>({ ...page, refusals: form.refusals }, { status: 422 })
  if (intent === 'check') return data(page)
  const guard = await guardLead(sent, form.value.contact.phone, process)
  if (!guard.ok) return stopAnswer<ServicePage>({ ...page, stop: guard.refusal })
  const wish = { ...form.value, key: state.requestKey, source: readSource(state.source), notes: guard.value }
  const booking = await bookService(db, wish, circumstancesOf(process))
  const contact = { ...form.value.contact, dealer: form.value.dealer }
  if (booking.ok) return leaveForm(request, sent, process, at.serviceBookingResult(booking.value.token), contact)
  const { refusal } = booking
  if (refusal.kind === 'field')
    return data<ServicePage>({ ...page, refusals: { [refusal.field]: refusal.refusal } }, { status: 422 })
  const requestKey = refusal.kind === 'form-used' ? newRequestKey() : state.requestKey
  const trouble = troubleOf(refusal, words.inSentence)
  return data<ServicePage>({ ...page, state: { ...state, requestKey }, trouble }, { status: 409 })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.serviceBooking() }, matches)

export default function ServiceBookingScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[{ label: words.title, href: at.serviceBooking() }]} />
      <ServiceForm page={actionData ?? loaderData} site={makerName(frameOf(matches).settings)} />
    </div>
  )
}
