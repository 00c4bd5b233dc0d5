import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { alternative } from '~/core/appointments/schedule.server.ts'
import { withAlternative } from '~/core/appointments/slot-value.ts'
import { tooMany } from '~/core/appointments/trouble.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { calendarOf, type Dealer } from '~/core/dealers/dealer.ts'
import { selectedDealer } from '~/core/dealers/place.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { kindWords } from '~/core/leads/request/kind-words.ts'
import { RequestFacts } from '~/core/leads/request/RequestFacts.tsx'
import { viewRequest } from '~/core/leads/request/request-view.server.ts'
import { momentOf, readDay } from '~/lib/calendar-day.ts'
import { readTime } from '~/lib/day.ts'
import type { Instant } from '~/lib/instant.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { besideSummary } from '~/ui/columns.ts'
import { intentOf, readTyped, type Typed } from '~/ui/form.ts'
import { words } from '../words.ts'
import type { Route } from './+types/move.screen'
import { moveRequest } from './change.server.ts'
import { MoveForm, type MovePage } from './MoveForm.tsx'
import { freeSlotsNear, readMoveOptions } from './place.server.ts'

export const handle = { personal: true }

const choiceOf = ({ province = '', city = '', dealer = '', date = '', time = '' }: Typed) => ({
  province,
  city,
  dealer,
  date,
  time,
})

export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const lead = await leadOr404(db, token, clock.now())
  const view = await viewRequest(db, lead, clock.now())
  if (!view.may.move) throw redirect(at.request(token))
  const options = await readMoveOptions(db, lead, choiceOf(readTyped(new URL(request.url).searchParams)), clock.now())
  return { token, view, page: { options, errors: {} } satisfies MovePage as MovePage }
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { db, clock } = process
  const now = clock.now()
  const body = withAlternative(await readBody(request))
  const choice = choiceOf(readTyped(body))
  const lead = await leadOr404(db, token, now)
  if (!(await viewRequest(db, lead, now)).may.move) return redirect(at.request(token), 303)
  const options = await readMoveOptions(db, lead, choice, now)
  const intent = intentOf(body)
  if (intent === 'choose') return data<MovePage>({ options, errors: {} })
  const dealer = selectedDealer(options, choice.dealer)
  const [day, minutes] = [readDay(choice.date), readTime(choice.time)]
  if (!dealer || !day || minutes === null) {
    const errors = missing({ dealer: dealer !== null, date: day !== null, time: minutes !== null })
    return data<MovePage>({ options, errors }, { status: 422 })
  }
  if (intent === 'check') return data<MovePage>({ options, errors: {} })
  const from = momentOf(day, minutes, calendarOf(dealer).zone)
  const moved = await moveRequest(db, token, { dealer, from }, leadContextOf(process))
  if (moved.ok || moved.refusal.kind === 'not-possible') return redirect(at.request(token), 303)
  if (moved.refusal.kind === 'too-many') {
    return data<MovePage>(
      { options, errors: {}, tooMany: tooMany(moved.refusal, kindWords[lead.kind].toLowerCase()) },
      { status: 409 },
    )
  }
  const alternatives = await alternativesAt(dealer, from)
  return data<MovePage>({ options, errors: {}, alternatives }, { status: 409 })

  async function alternativesAt(at: Dealer, wanted: Instant) {
    const near = await freeSlotsNear(db, lead, at, wanted, now)
    return near.map((slot) => alternative(slot.from, calendarOf(at).zone))
  }
}

function missing(given: { dealer: boolean; date: boolean; time: boolean }): MovePage['errors'] {
  return {
    ...(given.dealer ? {} : { dealer: words.dealerMissing }),
    ...(given.date ? {} : { date: words.dateMissing }),
    ...(given.time ? {} : { time: words.timeMissing }),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.moveTitle, description: words.description, path: at.requests(), hidden: true }, matches)

export default function MoveScreen({ loaderData: { token, view, page }, actionData, matches }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.requests() }]} />
      <div className={`items-start ${besideSummary}`}>
        <MoveForm token={token} slot={view.slot ?? ''} page={actionData ?? page} site={makerName(frameOf(matches).settings)} />
        <div className="stage rounded-card p-6 lg:p-10">
          <RequestFacts view={view} />
        </div>
      </div>
    </div>
  )
}
