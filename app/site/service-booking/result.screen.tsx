import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import type { LeadOf } from '~/core/leads/lead.ts'
import { CalendarLink } from '~/core/leads/request/CalendarLink.tsx'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { answerSteps } from '~/core/leads/request/next-steps.ts'
import { ReceivedPage } from '~/core/leads/request/ReceivedPage.tsx'
import { type RequestView, viewRequest } from '~/core/leads/request/request-view.server.ts'
import { requestWords, staffChangeWords } from '~/core/leads/request/words.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/result.screen'
import { readBookedWork } from './booked-work.server.ts'
import { NextVisitPanel } from './maintenance/NextVisitPanel.tsx'
import { needsComplaint } from './service-type.ts'
import { resultWords, words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const lead = (await leadOr404(db, token, clock.now(), 'service')) as LeadOf<'service'>
  const { vehicle, type } = lead.payload
  return { token, vehicle, type, work: await readBookedWork(db, lead), view: await viewRequest(db, lead, clock.now()) }
}

const headingOf = ({ staffChange, state }: RequestView) => (staffChange ? staffChangeWords[staffChange] : resultWords[state])

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: headingOf(loaderData.view).title,
          description: words.resultDescription,
          path: at.serviceBooking(),
          hidden: true,
        },
        matches,
      )
    : []

export default function ResultScreen({ loaderData }: Route.ComponentProps) {
  const { token, type, work, view } = loaderData
  const { title, lead } = headingOf(view)
  const isAhead = view.state === 'received' || view.state === 'moved'
  const toDo = [words.bring, words.arrive, ...(needsComplaint(type) ? [words.askFirst] : [])]
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[{ label: words.title, href: at.serviceBooking() }]} />
      <ReceivedPage
        token={token}
        view={view}
        title={title}
        lead={lead}
        steps={isAhead ? [...answerSteps(view), ...toDo] : []}
        actions={<Actions {...loaderData} token={token} />}
      >
        {isAhead && work?.next.known && <NextVisitPanel next={work.next} freeLabour={work.freeLabour} asking={false} />}
      </ReceivedPage>
    </div>
  )
}

type ActionProps = { token: string; vehicle: string; type: string; view: RequestView }

function Actions({ token, vehicle, type, view: { may, dealer, calendar } }: ActionProps) {
  const follow = (
    <ButtonLink href={at.request(token)} tone="quiet">
      {requestWords.follow}
    </ButtonLink>
  )
  if (!may.move && !may.cancel) {
    return (
      <>
        <ButtonLink href={at.serviceBooking({ vehicle, type, dealer: dealer?.slug })}>{words.again}</ButtonLink>
        <CalendarLink token={token} use={calendar} />
        {follow}
      </>
    )
  }
  return (
    <>
      <CalendarLink token={token} use={calendar} tone="primary" />
      <ButtonLink href={at.requestMove(token)} tone="secondary">
        {words.move}
      </ButtonLink>
      <ButtonLink href={at.requestCancellation(token)} tone="quiet">
        {words.cancel}
      </ButtonLink>
      {follow}
    </>
  )
}
