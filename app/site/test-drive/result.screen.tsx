import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
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
import { resultWords, words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const lead = await leadOr404(db, token, clock.now(), 'test-drive')
  return { token, view: await viewRequest(db, lead, clock.now()) }
}

const headingOf = ({ staffChange, state }: RequestView) => (staffChange ? staffChangeWords[staffChange] : resultWords[state])

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: headingOf(loaderData.view).title,
          description: words.resultDescription,
          path: at.testDrive(),
          hidden: true,
        },
        matches,
      )
    : []

export default function ResultScreen({ loaderData: { token, view } }: Route.ComponentProps) {
  const { title, lead } = headingOf(view)
  const isAhead = view.state === 'received' || view.state === 'moved'
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[{ label: words.title, href: at.testDrive() }]} />
      <ReceivedPage
        token={token}
        view={view}
        title={title}
        lead={lead}
        steps={isAhead ? [...answerSteps(view), words.bring, words.arrive] : []}
        actions={<Actions token={token} view={view} />}
      />
    </div>
  )
}

function Actions({ token, view: { may, car, dealer, calendar } }: { token: string; view: RequestView }) {
  if (!may.move && !may.cancel) {
    const again = { vehicle: car?.slug, dealer: dealer?.slug }
    return (
      <>
        <ButtonLink href={at.testDrive(again)}>{words.again}</ButtonLink>
        <CalendarLink token={token} use={calendar} />
        <ButtonLink href={at.request(token)} tone="quiet">
          {requestWords.follow}
        </ButtonLink>
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
      <ButtonLink href={at.request(token)} tone="quiet">
        {requestWords.follow}
      </ButtonLink>
    </>
  )
}
