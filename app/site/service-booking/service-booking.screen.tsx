import { at } from '~/addresses.ts'
import { withAlternative } from '~/core/appointments/slot-value.ts'
import { withTrouble } from '~/core/appointments/trouble.server.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { makerName } from '~/core/content/settings.ts'
import { withSelectedDealer } from '~/core/dealers/place.ts'
import { answerLeadForm } from '~/core/leads/form/answer-lead-form.server.ts'
import { openLeadForm, readLeadForm } from '~/core/leads/form/form-state.server.ts'
import { todayAt } from '~/core/maintenance/owned-car/today.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { readForm } from '~/ui/read-form.server.ts'
import type { Route } from './+types/service-booking.screen'
import { choiceOf } from './choice.ts'
import { readOptions } from './options.server.ts'
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
  const { state } = sent
  const options = await readOptions(db, choiceOf(state.typed), clock.now())
  const page: ServicePage = { state, options, posted: true, fresh: false }
  const schema = serviceForm({ type: state.typed.type ?? '', today: todayAt(clock.now()) })
  return answerLeadForm(sent, page, {
    read: (body) => readForm(withSelectedDealer(body, options.place), schema),
    submit: async (db, wish, context) => withTrouble(await bookService(db, wish, context), words.inSentence),
    nextAddress: at.serviceBookingResult,
  })
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
