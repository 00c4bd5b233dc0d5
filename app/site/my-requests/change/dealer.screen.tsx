import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { makerName } from '~/core/content/settings.ts'
import { DealerChoice, dealerControl } from '~/core/dealers/DealerChoice.tsx'
import { selectedDealer, shownPlace } from '~/core/dealers/place.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { viewRequest } from '~/core/leads/request/request-view.server.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { FormPart } from '~/ui/FormPart.tsx'
import { intentOf, readTyped, type Typed } from '~/ui/form.ts'
import { words } from '../words.ts'
import type { Route } from './+types/dealer.screen'
import { changeDealer } from './change.server.ts'
import { readPlace } from './place.server.ts'

export const handle = { personal: true }

const choiceOf = ({ province = '', city = '', dealer = '' }: Typed) => ({ province, city, dealer })

export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const lead = await leadOr404(db, token, clock.now())
  const view = await viewRequest(db, lead, clock.now())
  if (!view.may['change-dealer'] || view.slot) throw redirect(at.request(token))
  const place = await readPlace(db, lead, choiceOf(readTyped(new URL(request.url).searchParams)))
  const present = view.dealer?.name ?? ''
  const intro = view.answerBy ? words.dealerLead(present) : words.dealerWaits(present)
  return { token, intro, place: shownPlace(place) }
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { db, clock } = process
  const body = await readBody(request)
  const choice = choiceOf(readTyped(body))
  const place = await readPlace(db, await leadOr404(db, token, clock.now()), choice)
  const dealer = selectedDealer(place, choice.dealer)
  const page = { place: shownPlace(place), error: undefined }
  const intent = intentOf(body)
  if (intent === 'choose') return data(page)
  if (!dealer) return data({ ...page, error: words.dealerMissing }, { status: 422 })
  if (intent === 'check') return data(page)
  await changeDealer(db, token, dealer, leadContextOf(process))
  return redirect(at.request(token), 303)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.dealerTitle, description: words.description, path: at.requests(), hidden: true }, matches)

export default function DealerScreen({ loaderData: { token, intro, ...opened }, actionData, matches }: Route.ComponentProps) {
  const { place, error } = actionData ?? { place: opened.place, error: undefined }
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.requests() }]} />
      <FormPart name={null} asks={['province', 'city']}>
        <form method="post" action={at.requestDealer(token)} autoComplete="off" noValidate className="mt-6 grid max-w-form gap-6">
          <title>{`${error ? errorTitle(words.dealerTitle) : words.dealerTitle} | ${makerName(frameOf(matches).settings)}`}</title>
          <header>
            <div className="not-empty:mb-8">
              <ErrorSummary errors={error ? [{ field: dealerControl(place), message: error }] : []} />
            </div>
            <h1 className="text-3xl">{words.dealerTitle}</h1>
            <p className="mt-3 text-ink-soft text-lg">{intro}</p>
          </header>
          <DealerChoice place={place} error={error} posted />
          <div className="flex flex-wrap gap-3">
            <Button>{words.dealerNow}</Button>
            <ButtonLink href={at.request(token)} tone="quiet">
              {words.keep}
            </ButtonLink>
          </div>
        </form>
      </FormPart>
    </div>
  )
}
