import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { shownAllocation } from '~/core/leads/allocation.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { queuePlace } from '~/core/leads/queue.server.ts'
import { AllocationNotice } from '~/core/leads/request/AllocationNotice.tsx'
import { CalendarLink } from '~/core/leads/request/CalendarLink.tsx'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import type { HistoryLine } from '~/core/leads/request/history.server.ts'
import { eventWords, kindWords } from '~/core/leads/request/kind-words.ts'
import { answerSteps } from '~/core/leads/request/next-steps.ts'
import { ReceivedPage } from '~/core/leads/request/ReceivedPage.tsx'
import { type RequestView, viewRequest } from '~/core/leads/request/request-view.server.ts'
import { staffChangeWords } from '~/core/leads/request/words.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/request.screen'
import { preferWhatsapp } from './change/change.server.ts'
import { staffEventWords, stateWords, words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const lead = await leadOr404(db, token, clock.now())
  const view = await viewRequest(db, lead, clock.now())
  return { token, view, place: await queuePlace(db, lead), allocation: shownAllocation(lead) }
}

/** "Call me on WhatsApp instead". A second press changes nothing. */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  await readBody(request)
  const process = context.get(services)
  await leadOr404(process.db, token, process.clock.now())
  await preferWhatsapp(process.db, token, leadContextOf(process))
  return redirect(at.request(token), 303)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({ title: titleOf(loaderData.view), description: words.description, path: at.requests(), hidden: true }, matches)
    : []

const headingOf = ({ staffChange, state }: RequestView) => (staffChange ? staffChangeWords[staffChange] : stateWords[state])

const titleOf = (view: RequestView) => `${kindWords[view.kind]}: ${headingOf(view).title}`

/** A request without a time to answer by is waiting, not being handled. */
function leadOf(view: RequestView): string {
  const { state, answerBy, qualified } = view
  return state === 'received' && qualified === false && answerBy === null ? words.waiting : headingOf(view).lead
}

export default function RequestScreen({ loaderData: { token, view, place, allocation } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[{ label: words.title, href: at.requests() }]} />
      <ReceivedPage
        token={token}
        view={view}
        title={titleOf(view)}
        lead={leadOf(view)}
        steps={answerSteps(view)}
        actions={<Actions token={token} view={view} />}
      >
        <AllocationNotice allocation={allocation} />
        {place !== null && (
          <Notice>
            <p className="tabular">{words.queuePlace(place)}</p>
            <a href={at.preOrderResult(token)} className="underline underline-offset-4">
              {words.queueSteps}
            </a>
          </Notice>
        )}
        {view.prefersWhatsapp && view.answerBy && <Notice tone="good">{words.whatsappPreferred}</Notice>}
        <History history={view.history} />
      </ReceivedPage>
    </div>
  )
}

function Actions({ token, view }: { token: string; view: RequestView }) {
  const { may, slot, state, kind, calendar, isSlotGone } = view
  const goesOn = state === 'awaiting-code' || state === 'verified'
  return (
    <>
      {goesOn && kind === 'consultation' && <ButtonLink href={at.consultationCode(token)}>{words.goOn}</ButtonLink>}
      {goesOn && kind === 'pre-order' && <ButtonLink href={at.preOrderCode(token)}>{words.goOn}</ButtonLink>}
      {goesOn && kind === 'simulation' && <ButtonLink href={at.simulationCode(token)}>{words.goOn}</ButtonLink>}
      {isOpen(state) && kind === 'simulation' && (
        <ButtonLink href={at.creditSimulationResult(token)}>{words.simulation}</ButtonLink>
      )}
      {may.move && <ButtonLink href={at.requestMove(token)}>{words.move}</ButtonLink>}
      {(isSlotGone || isOver(state)) && <Again view={view} />}
      <CalendarLink token={token} use={calendar} />
      {may['change-dealer'] && !slot && (
        <ButtonLink href={at.requestDealer(token)} tone="secondary">
          {words.changeDealer}
        </ButtonLink>
      )}
      {may['prefer-whatsapp'] && (
        <form method="post" action={at.request(token)}>
          <Button tone="secondary">{words.preferWhatsapp}</Button>
        </form>
      )}
      {may.cancel && (
        <ButtonLink href={at.requestCancellation(token)} tone="quiet">
          {words.cancel}
        </ButtonLink>
      )}
      {may['withdraw-consent'] && (
        <ButtonLink href={at.requestConsent(token)} tone="quiet">
          {words.withdraw}
        </ButtonLink>
      )}
    </>
  )
}

const isOpen = (state: RequestView['state']) => state === 'received' || state === 'moved'
const over: readonly RequestView['state'][] = ['cancelled', 'withdrawn', 'past', 'missed']
const isOver = (state: RequestView['state']) => over.includes(state)

/** Offers a new request with the same car and dealer when this one has ended. */
function Again({ view: { kind, car, dealer } }: { view: RequestView }) {
  const choice = { vehicle: car?.slug, dealer: dealer?.slug }
  if (kind === 'test-drive') return <ButtonLink href={at.testDrive(choice)}>{words.again['test-drive']}</ButtonLink>
  if (kind === 'service') return <ButtonLink href={at.serviceBooking({ dealer: dealer?.slug })}>{words.again.service}</ButtonLink>
  if (kind === 'consultation') return <ButtonLink href={at.consultation(choice)}>{words.again.consultation}</ButtonLink>
  return null
}

function lineWords({ kind, change, staffChange }: Omit<HistoryLine, 'at'>): string {
  const event = staffChange ? staffEventWords[staffChange] : eventWords[kind]
  return change ? words.changed(event, change) : event
}

function History({ history }: Pick<RequestView, 'history'>) {
  return (
    <section aria-labelledby="riwayat">
      <h2 id="riwayat" className="text-xl">
        {words.history}
      </h2>
      <ol className="mt-4 grid gap-3 border-line border-l-2 pl-4">
        {history.map(({ at: when, ...line }) => (
          <li key={line.number}>
            {lineWords(line)}
            <span className="block text-ink-soft text-sm tabular">{when}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
