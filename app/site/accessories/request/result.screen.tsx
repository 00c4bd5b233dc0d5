import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { stateOf } from '~/core/leads/lead.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { answerSteps } from '~/core/leads/request/next-steps.ts'
import { ReceivedPage } from '~/core/leads/request/ReceivedPage.tsx'
import { viewRequest } from '~/core/leads/request/request-view.server.ts'
import { requestWords } from '~/core/leads/request/words.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/result.screen'
import { resultWords as words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const lead = await leadOr404(db, token, now, 'accessories')
  if (stateOf(lead, now) !== 'received') throw redirect(at.request(token))
  return { token, byEmail: lead.email !== null, view: await viewRequest(db, lead, now) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.description, path: at.accessoryResults(), hidden: true }, matches)

export default function ResultScreen({ loaderData: { token, byEmail, view } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[{ label: roomWords.title, href: at.accessories() }]} />
      <ReceivedPage
        token={token}
        view={view}
        title={words.title}
        lead={words.lead}
        steps={[...answerSteps(view), words.bring, byEmail ? words.confirmedTwice : words.confirmed]}
        actions={
          <>
            <ButtonLink href={at.request(token)}>{requestWords.follow}</ButtonLink>
            {view.car && (
              <ButtonLink href={at.accessoriesOf(view.car.slug)} tone="secondary">
                {words.back(view.car.name)}
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  )
}
