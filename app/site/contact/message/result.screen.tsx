import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { type LeadOf, stateOf } from '~/core/leads/lead.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { answerSteps } from '~/core/leads/request/next-steps.ts'
import { ReceivedPage } from '~/core/leads/request/ReceivedPage.tsx'
import { viewRequest } from '~/core/leads/request/request-view.server.ts'
import { requestWords } from '~/core/leads/request/words.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { messageWords, resultWords, teamWords, words } from '../words.ts'
import type { Route } from './+types/result.screen'
import { answers } from './message.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const lead = (await leadOr404(db, token, now, 'message')) as LeadOf<'message'>
  if (stateOf(lead, now) !== 'received') throw redirect(at.request(token))
  const view = await viewRequest(db, lead, now)
  const team = answers[lead.payload.topic].by
  return { token, team, byEmail: lead.email !== null, view }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: resultWords.title, description: resultWords.description, path: at.contactThanks(), hidden: true }, matches)

export default function ResultScreen({ loaderData: { token, team, byEmail, view } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: words.title, href: at.contact() },
          { label: messageWords.title, href: at.contactMessage() },
        ]}
      />
      <ReceivedPage
        token={token}
        view={view}
        title={resultWords.title}
        lead={resultWords.lead}
        steps={[
          resultWords.reads(teamWords[team]),
          ...answerSteps(view),
          byEmail ? resultWords.confirmedTwice : resultWords.confirmed,
        ]}
        actions={
          <>
            <ButtonLink href={at.request(token)}>{requestWords.follow}</ButtonLink>
            <ButtonLink href={at.contact()} tone="secondary">
              {resultWords.otherWays}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
