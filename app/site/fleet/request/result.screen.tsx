import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readFleetOffer } from '~/core/content/fleet-offer.server.ts'
import { stateOf } from '~/core/leads/lead.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { answerSteps } from '~/core/leads/request/next-steps.ts'
import { ReceivedPage } from '~/core/leads/request/ReceivedPage.tsx'
import { viewRequest } from '~/core/leads/request/request-view.server.ts'
import { requestWords } from '~/core/leads/request/words.ts'
import { isMobile } from '~/lib/phone.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { words as fleetWords } from '../words.ts'
import type { Route } from './+types/result.screen'
import { resultWords as words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const lead = await leadOr404(db, token, now, 'fleet')
  if (stateOf(lead, now) !== 'received') throw redirect(at.request(token))
  const offer = await readFleetOffer(db, now)
  return { token, view: await viewRequest(db, lead, now), offerStep: offer?.steps.offer ?? null, isMobile: isMobile(lead.phone) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.description, path: at.fleetResults(), hidden: true }, matches)

export default function ResultScreen({ loaderData: { token, view, offerStep, isMobile } }: Route.ComponentProps) {
  const offer = offerStep?.workingDays ? [words.offerWithin(offerStep.title, offerStep.workingDays)] : []
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: fleetWords.name, href: at.fleet() }]} />
      <ReceivedPage
        token={token}
        view={view}
        title={words.title}
        lead={words.lead}
        steps={[...answerSteps(view), ...offer, isMobile ? words.confirmed.both : words.confirmed.email]}
        actions={
          <>
            <ButtonLink href={at.request(token)}>{requestWords.follow}</ButtonLink>
            <ButtonLink href={at.fleet()} tone="secondary">
              {words.back}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
