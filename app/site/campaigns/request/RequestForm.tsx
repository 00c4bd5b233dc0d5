import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import { chosenVariant } from '~/core/cars/chosen-car.ts'
import { VariantChoice } from '~/core/cars/VariantChoice.tsx'
import { currentConsent } from '~/core/consent/consent.ts'
import type { Campaign } from '~/core/content/campaigns.ts'
import { inOrder, inWords } from '~/core/leads/form/errors.ts'
import { FormFrame } from '~/core/leads/form/LeadForm.tsx'
import { PersonFields } from '~/core/leads/form/PersonFields.tsx'
import { usedForm } from '~/core/leads/form/UsedForm.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { campaignTitle } from '../campaign-meta.ts'
import type { FormPage } from './form-page.server.ts'
import { ReceivedPanel } from './ReceivedPanel.tsx'
import { requestFields } from './request.ts'
import { refusalWords, words } from './words.ts'

/** Id of the form: the page opens here after the form was sent, and its links to the form lead here. */
export const requestId = 'konsultasi'

type Props = { page: FormPage; campaign: Campaign; car: Car; site: string }

/** The campaign's short form. After it was sent, the confirmation replaces it. */
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

function Questions({ page: { state, refusals = {}, stop, trouble }, campaign, car, site }: Props) {
  const errors = inWords(refusals, refusalWords, state.typed)
  const { typed } = state
  return (
    <FormFrame
      state={state}
      title={campaignTitle(campaign, car)}
      site={site}
      header={<Heading car={car} />}
      errors={inOrder(requestFields, errors, { consultVehicle: 'consultVariant' })}
      stop={stop}
      trouble={usedForm(trouble, words.used, requestId)}
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
        asksDealer={false}
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
