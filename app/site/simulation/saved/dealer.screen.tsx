import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { consentTexts, currentConsent } from '~/core/consent/consent.ts'
import { PrivacyLink } from '~/core/consent/PrivacyLink.tsx'
import { makerName } from '~/core/content/settings.ts'
import { DealerChoice, dealerControl } from '~/core/dealers/DealerChoice.tsx'
import { ownDealer } from '~/core/dealers/own-dealer.server.ts'
import { type DealerCard, type Place, selectedDealer, shownPlace } from '~/core/dealers/place.ts'
import { readPlace } from '~/core/dealers/read-place.server.ts'
import { eligibleFilter } from '~/core/leads/eligible-dealers.ts'
import { type FieldError, inOrder } from '~/core/leads/form/errors.ts'
import type { LeadOf } from '~/core/leads/lead.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import type { Db } from '~/platform/database.server.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { CheckField } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { intentOf, readTyped, type Typed } from '~/ui/form.ts'
import type { Route } from './+types/dealer.screen'
import { calculatorOf } from './calculator.ts'
import { keptOr404 } from './result.server.ts'
import { askDealer, canAskDealer } from './save-simulation.server.ts'
import { simulationOf } from './saved-simulation-schema.ts'
import { resultWords, dealerWords as words } from './words.ts'

export const handle = { personal: true }

type Errors = { dealer?: string; agreement?: string }
type DealerPage = { place: Place<DealerCard>; agreed: boolean; errors: Errors }

async function placeFor(db: Db, lead: LeadOf<'simulation'>, { province = '', city = '', dealer = '' }: Typed) {
  return readPlace(db, eligibleFilter(lead, await readCatalogue(db)), { province, city, dealer })
}

/** The dealer that this device remembers, else the province of the calculation. */
async function firstChoice(db: Db, request: Request, lead: LeadOf<'simulation'>): Promise<Typed> {
  const typed = readTyped(new URL(request.url).searchParams)
  if (typed.province || typed.dealer) return typed
  const own = await ownDealer(db, request)
  return own ? { dealer: own.slug } : { province: simulationOf(lead.payload).province }
}

const resultOf = ({ payload }: LeadOf<'simulation'>, token: string): string =>
  calculatorOf(simulationOf(payload).calculator).resultAddress(token)

export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const lead = await keptOr404(token, process)
  if (!canAskDealer(lead, { now: process.clock.now() })) throw redirect(resultOf(lead, token))
  const place = await placeFor(process.db, lead, await firstChoice(process.db, request, lead))
  const page: DealerPage = { place: shownPlace(place), agreed: false, errors: {} }
  return { token, resultHref: resultOf(lead, token), page }
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const lead = await keptOr404(token, process)
  const body = await readBody(request)
  const typed = readTyped(body)
  const place = await placeFor(process.db, lead, typed)
  const dealer = selectedDealer(place, typed.dealer ?? '')
  const agreed = Boolean(typed.agreement)
  const page: DealerPage = { place: shownPlace(place), agreed, errors: {} }
  const intent = intentOf(body)
  if (intent === 'choose') return data(page)
  const errors: Errors = {
    ...(!dealer && { dealer: words.missing }),
    ...(!agreed && { agreement: words.agreementMissing }),
  }
  if (!dealer || !agreed) return data<DealerPage>({ ...page, errors }, { status: 422 })
  if (intent === 'check') return data(page)
  await askDealer(process.db, token, dealer, leadContextOf(process))
  return redirect(resultOf(lead, token), 303)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.creditSimulationResults(), hidden: true }, matches)

export default function DealerScreen({
  loaderData: { token, resultHref, ...opened },
  actionData,
  matches,
}: Route.ComponentProps) {
  const { place, agreed, errors } = actionData ?? opened.page
  const fieldErrors: FieldError[] = inOrder(['dealer', 'agreement'], errors, { dealer: dealerControl(place) })
  const title = fieldErrors.length > 0 ? errorTitle(words.title) : words.title
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: resultWords.title, href: resultHref }]} />
      <FormPart name={null} asks={['province', 'city']}>
        <form
          method="post"
          action={at.simulationDealer(token)}
          autoComplete="off"
          noValidate
          className="mt-6 grid max-w-form gap-6"
        >
          <title>{`${title} | ${makerName(frameOf(matches).settings)}`}</title>
          <button type="submit" hidden tabIndex={-1} />
          <header>
            <div className="not-empty:mb-8">
              <ErrorSummary errors={fieldErrors} />
            </div>
            <h1 className="text-3xl">{words.title}</h1>
            <p className="mt-3 text-ink-soft text-lg">{words.lead}</p>
          </header>
          <DealerChoice place={place} error={errors.dealer} posted />
          <CheckField
            name="agreement"
            label={consentTexts[currentConsent.simulationDealer]}
            error={errors.agreement}
            defaultChecked={agreed}
            value="ya"
          />
          <PrivacyLink />
          <div className="flex flex-wrap items-center gap-3">
            <Button>{words.send}</Button>
            <ButtonLink href={resultHref} tone="quiet">
              {words.keep}
            </ButtonLink>
          </div>
          <p className="text-ink-soft text-sm">{words.promise}</p>
        </form>
      </FormPart>
    </div>
  )
}
