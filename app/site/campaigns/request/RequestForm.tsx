import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import { chosenVariant } from '~/core/cars/chosen-car.ts'
import { VariantChoice } from '~/core/cars/VariantChoice.tsx'
import { currentConsent } from '~/core/consent/consent.ts'
import type { Campaign } from '~/core/content/campaigns.ts'
import { FormFrame } from '~/core/leads/LeadForm.tsx'
import { PersonFields } from '~/core/leads/PersonFields.tsx'
import { UsedForm } from '~/core/leads/UsedForm.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { campaignTitle } from '../campaign-meta.ts'
import type { FormPage } from './form-page.server.ts'
import { ReceivedPanel } from './ReceivedPanel.tsx'
import { requestFields } from './request.ts'
import { refusalWords, words } from './words.ts'

/** Where the page opens after the form was sent, and where its links to the form lead. */
export const requestId = 'konsultasi'

type Props = { page: FormPage; campaign: Campaign; car: Car; site: string }

/** The campaign's short form; what it became takes its place. */
export function RequestForm({ page, campaign, car, site }: Props) {
  return (
    <FormPart name={`campaign-${campaign.slug}`} fresh={page.fresh}>
      {page.received ? (
        <ReceivedPanel received={page.received} id={requestId} site={site} />
      ) : (
        <Questions {...{ page, campaign, car, site }} />
      )}
    </FormPart>
  )
}

type Errors = Partial<Record<string, string>>

function Questions({ page: { state, refusals = {}, stop, usedToken }, campaign, car, site }: Props) {
  const errors: Errors = Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [field, refusalWords[refusal]]))
  const { typed } = state
  return (
    <FormFrame
      state={state}
      title={campaignTitle(campaign, car)}
      site={site}
      header={<Heading car={car} />}
      errors={summaryOf(errors)}
      stop={stop}
      trouble={usedToken === undefined ? undefined : usedBefore(usedToken)}
      action={at.campaign(campaign.slug)}
      answerId={requestId}
      className="grid max-w-form gap-6"
    >
      <input type="hidden" name="consultVehicle" value={car.slug} />
      <VariantChoice
        name="consultVariant"
        variants={car.variants}
        chosen={chosenVariant(car, typed.consultVariant ?? '')?.slug ?? ''}
        error={errors.consultVehicle ?? errors.consultVariant}
        optional
      />
      <PersonFields
        state={state}
        errors={errors}
        consent={currentConsent.campaign}
        phoneHint={words.phoneHint}
        email={{ hint: words.emailHint }}
        send={words.send}
        promise={words.promise}
      />
    </FormFrame>
  )
}

function Heading({ car }: { car: Car }) {
  return (
    <>
      <h2 className="text-2xl">{words.heading(car.name)}</h2>
      <p className="mt-2 text-ink-soft">{words.lead}</p>
    </>
  )
}

function usedBefore(token: string) {
  const panel = (
    <UsedForm
      id={requestId}
      title={words.usedTitle}
      text={words.usedText}
      href={at.request(token)}
      look={words.lookAtIt}
      again={words.sendAsNew}
    />
  )
  return { title: words.usedTitle, panel }
}

/** Each error with the control it leads to: of the model, which nobody types, the choice of its variant. */
function summaryOf(errors: Errors) {
  const found = requestFields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field: field === 'consultVehicle' ? 'consultVariant' : field, message }] : []
  })
  return found.filter(({ field }, place) => found.findIndex((other) => other.field === field) === place)
}
