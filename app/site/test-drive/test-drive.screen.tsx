import { at } from '~/addresses.ts'
import { withAlternative } from '~/core/appointments/slot-value.ts'
import { withTrouble } from '~/core/appointments/trouble.server.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { readSettings } from '~/core/content/settings.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { calendarOf, type Dealer } from '~/core/dealers/dealer.ts'
import { dealerAddress } from '~/core/dealers/dealer-address.ts'
import { dealerData } from '~/core/dealers/dealer-data.ts'
import { findDealer } from '~/core/dealers/dealers.server.ts'
import { withSelectedDealer } from '~/core/dealers/place.ts'
import { specialHours } from '~/core/dealers/special-hours.ts'
import { answerLeadForm } from '~/core/leads/form/answer-lead-form.server.ts'
import { openLeadForm, readLeadForm } from '~/core/leads/form/form-state.server.ts'
import { leadIdOfForm } from '~/core/leads/submit.server.ts'
import { dayIn } from '~/lib/day.ts'
import { type Services, services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { readForm } from '~/ui/read-form.server.ts'
import type { Route } from './+types/test-drive.screen'
import { bookTestDrive } from './booking.server.ts'
import { bookingForm } from './booking-form.server.ts'
import { choiceOf } from './choice.ts'
import { readOptions } from './options.server.ts'
import { TestDriveForm, type TestDrivePage } from './TestDriveForm.tsx'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const state = await openLeadForm(request, context.get(services))
  const options = await readOptions(db, choiceOf(state.typed), clock.now())
  const chosen = options.place.dealer && (await findDealer(db, options.place.dealer.slug))
  const page: TestDrivePage = { state, options, posted: options.schedule.slot !== null, fresh: true }
  return { page, dealer: chosen && (await toldToSearchEngines(chosen, context.get(services))) }
}

/** Structured data, the same as on the dealer's own page; null for a sample dealer. */
async function toldToSearchEngines(dealer: Dealer, { db, clock, environment }: Services) {
  if (dealer.sample) return null
  const today = dayIn(clock.now(), calendarOf(dealer).zone)
  const url = environment.publicUrl + dealerAddress(dealer)
  return dealerData(dealer, url, makerName(await readSettings(db)), specialHours(dealer, today))
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { db, clock } = process
  const sent = await readLeadForm(request, process, withAlternative)
  const { state } = sent
  const earlier = (await leadIdOfForm(db, state.requestKey)) ?? undefined
  const options = await readOptions(db, choiceOf(state.typed), clock.now(), earlier)
  const page: TestDrivePage = { state, options, posted: true, fresh: false }
  return answerLeadForm(sent, page, {
    read: (body) => readForm(withSelectedDealer(body, options.place), bookingForm),
    submit: async (db, wish, context) => withTrouble(await bookTestDrive(db, wish, context), words.inSentence),
    nextAddress: at.testDriveResult,
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.testDrive() }, matches)

export default function TestDriveScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      {!actionData && loaderData.dealer && <JsonLd data={loaderData.dealer} />}
      <Trail steps={[{ label: words.title, href: at.testDrive() }]} />
      <TestDriveForm page={actionData ?? loaderData.page} site={makerName(frameOf(matches).settings)} />
    </div>
  )
}
