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
import { Stepper } from '~/ui/Stepper.tsx'
import type { Route } from './+types/result.screen'
import { unqualifiedReasons } from './plan.ts'
import { unqualifiedWords, words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const lead = await leadOr404(db, token, now, 'consultation')
  const state = stateOf(lead, now)
  if (state === 'awaiting-code' || state === 'verified') throw redirect(at.consultationPlan(token))
  // The page of the request shows later changes.
  if (state !== 'received') throw redirect(at.request(token))
  const verdict = lead.history.findLast(({ kind }) => kind === 'not-yet-qualified')
  const reason = unqualifiedReasons.find((each) => each === verdict?.note) ?? null
  return { token, reason, view: await viewRequest(db, lead, now) }
}

const titleOf = (reason: Route.ComponentProps['loaderData']['reason']) =>
  reason ? unqualifiedWords[reason].title : words.qualifiedTitle

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        { title: titleOf(loaderData.reason), description: words.resultDescription, path: at.consultation(), hidden: true },
        matches,
      )
    : []

export default function ResultScreen({ loaderData: { token, reason, view } }: Route.ComponentProps) {
  const steps = reason ? [...answerSteps(view), ...unqualifiedWords[reason].next] : [...answerSteps(view), words.bring]
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[{ label: words.title, href: at.consultation() }]} />
      <ReceivedPage
        token={token}
        view={view}
        title={titleOf(reason)}
        lead={reason ? unqualifiedWords[reason].lead : words.qualifiedLead}
        intro={<Stepper steps={words.steps.map((label) => ({ label }))} current={3} />}
        steps={steps}
        actions={
          <>
            <ButtonLink href={at.testDrive({ vehicle: view.car?.slug, dealer: view.dealer?.slug })}>{words.testDrive}</ButtonLink>
            {reason && (
              <ButtonLink href={at.consultation({ vehicle: view.car?.slug })} tone="secondary">
                {words.again}
              </ButtonLink>
            )}
            <ButtonLink href={at.request(token)} tone="quiet">
              {requestWords.follow}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
