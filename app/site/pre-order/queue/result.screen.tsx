import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { periodLabel } from '~/core/cars/words.ts'
import { shownAllocation } from '~/core/leads/allocation.ts'
import { type LeadOf, stateOf } from '~/core/leads/lead.ts'
import { queueLength, queuePlace } from '~/core/leads/queue.server.ts'
import { AllocationNotice } from '~/core/leads/request/AllocationNotice.tsx'
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
import { readPreOrderSettings } from '../opening.server.ts'
import type { PreOrderSettings } from '../opening.ts'
import { StepList } from '../StepList.tsx'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/result.screen'
import { words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const lead = (await leadOr404(db, token, now, 'pre-order')) as LeadOf<'pre-order'>
  const state = stateOf(lead, now)
  if (state === 'awaiting-code') throw redirect(at.preOrderCode(token))
  if (state === 'verified') throw redirect(at.preOrderQueue(token))
  const place = await queuePlace(db, lead)
  if (place === null) throw redirect(at.request(token))
  const settings = await readPreOrderSettings(db)
  return {
    token,
    place,
    allocation: shownAllocation(lead),
    length: await queueLength(db, lead.payload.vehicle),
    // The terms may be those of another model by now. Then do not show them.
    terms: settings?.model === lead.payload.vehicle ? settings : null,
    view: await viewRequest(db, lead, now),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.resultTitle, description: words.description, path: at.preOrder(), hidden: true }, matches)

export default function ResultScreen({ loaderData: { token, place, allocation, length, terms, view } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[{ label: roomWords.name, href: at.preOrder() }]} />
      <ReceivedPage
        token={token}
        view={view}
        title={words.resultTitle}
        lead={<Place place={place} length={length} />}
        steps={[...answerSteps(view), ...(terms ? [words.delivery(periodLabel(terms.deliveryFrom))] : [])]}
        actions={<Actions token={token} mayCancel={view.may.cancel} />}
      >
        <AllocationNotice allocation={allocation} />
        {terms && <Terms terms={terms} />}
      </ReceivedPage>
    </div>
  )
}

function Place({ place, length }: { place: number; length: number }) {
  return (
    <>
      <p>
        {words.place}{' '}
        <strong className="block font-bold text-4xl text-ink tabular">
          {place} <span className="font-normal text-lg">{words.outOf(length)}</span>
        </strong>
      </p>
      <p className="mt-2 text-base">{words.placeText}</p>
      <div className="mt-6 max-w-form text-base">
        <Stepper steps={roomWords.formSteps.map((label) => ({ label }))} current={2} />
      </div>
    </>
  )
}

function Terms({ terms: { steps, refundRule, sample } }: { terms: PreOrderSettings }) {
  return (
    <>
      <section aria-labelledby="langkah">
        <h2 id="langkah" className="mb-4 text-xl">
          {words.steps}
        </h2>
        <StepList steps={steps} />
      </section>
      <section aria-labelledby="pengembalian">
        <h2 id="pengembalian" className="mb-4 text-xl">
          {words.refund}
        </h2>
        <p className="max-w-prose">{refundRule}</p>
        <p className="mt-3 max-w-prose text-ink-soft">{roomWords.noPaymentText}</p>
        {sample && <p className="mt-3 text-ink-soft text-sm">{roomWords.sample}</p>}
      </section>
    </>
  )
}

function Actions({ token, mayCancel }: { token: string; mayCancel: boolean }) {
  return (
    <>
      <ButtonLink href={at.request(token)}>{requestWords.follow}</ButtonLink>
      {mayCancel && (
        <ButtonLink href={at.requestCancellation(token)} tone="quiet">
          {words.cancel}
        </ButtonLink>
      )}
    </>
  )
}
