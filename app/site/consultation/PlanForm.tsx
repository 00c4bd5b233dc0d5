import { at } from '~/addresses.ts'
import { CarChoice } from '~/core/cars/CarChoice.tsx'
import { VariantChoice } from '~/core/cars/VariantChoice.tsx'
import { carChoiceWords } from '~/core/cars/words.ts'
import { currentConsent } from '~/core/consent/consent.ts'
import { DealerChoice, dealerControl } from '~/core/dealers/DealerChoice.tsx'
import { ChoiceSummary } from '~/core/leads/form/ChoiceSummary.tsx'
import { type Errors, inOrder, inWords } from '~/core/leads/form/errors.ts'
import type { SimpleLeadPage } from '~/core/leads/form/form-state.ts'
import { LeadForm } from '~/core/leads/form/LeadForm.tsx'
import { PersonFields } from '~/core/leads/form/PersonFields.tsx'
import { usedForm } from '~/core/leads/form/UsedForm.tsx'
import { payments, planTimes } from '~/core/leads/payload.ts'
import { paymentWords, planWords } from '~/core/leads/request/about-words.ts'
import { besideSummary, questionsColumn } from '~/ui/columns.ts'
import { RadioCards, TextField } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { MoreButton } from '~/ui/MoreButton.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import type { Options } from './options.server.ts'
import { type FieldRefusal, type PlanField, planFields } from './plan.ts'
import { refusalWords, words } from './words.ts'

export type PlanPage = SimpleLeadPage<PlanField, FieldRefusal> & { options: Options }

const asks = ['vehicle', 'province', 'city', 'dealer'] as const

export function PlanForm({ page, site }: { page: PlanPage; site: string }) {
  const { state, options, fresh, refusals = {}, stop, trouble } = page
  const errors = inWords(refusals, refusalWords, state.typed)
  return (
    <FormPart name="consultation" asks={asks} fresh={fresh}>
      <LeadForm
        state={state}
        title={words.title}
        site={site}
        lead={words.lead}
        errors={inOrder(planFields, errors, { dealer: dealerControl(options.place) })}
        stop={stop}
        trouble={usedForm(trouble, words.used)}
        intro={<Stepper steps={words.steps.map((label) => ({ label }))} current={0} />}
        action={at.consultation()}
        className={besideSummary}
      >
        <ChoiceSummary car={options.car} dealer={options.place.dealer} />
        <div className={questionsColumn}>
          <Questions page={page} errors={errors} />
          <FormSection number={4} title={words.person} id="data-anda">
            <PersonFields
              state={state}
              errors={errors}
              consent={currentConsent.consultation}
              phoneHint={words.phoneHint}
              email={{ hint: words.emailHint }}
              asksDealer
              send={words.send}
              promise={words.promise}
            />
          </FormSection>
        </div>
      </LeadForm>
    </FormPart>
  )
}

type QuestionProps = { page: PlanPage; errors: Errors }

function Questions({ page: { state, options }, errors }: QuestionProps) {
  const { cars, car, noLongerSold, variants, variant, place } = options
  const { typed } = state
  return (
    <>
      <FormSection number={1} title={words.car} id="mobil">
        <CarChoice
          cars={cars}
          chosen={car?.slug ?? null}
          label={words.whichCar}
          hint={words.carHint}
          error={errors.vehicle}
          noLongerSold={noLongerSold}
        />
        <MoreButton posted label={carChoiceWords.showVariants} />
        <VariantChoice variants={variants} chosen={variant} error={errors.variant} optional />
      </FormSection>
      <FormSection number={2} title={words.plan} id="rencana">
        <RadioCards
          name="plan"
          label={words.when}
          error={errors.plan}
          layout="tiles"
          defaultValue={typed.plan}
          options={planTimes.map((value) => ({ value, label: planWords[value] }))}
        />
        <RadioCards
          name="payment"
          label={words.payment}
          error={errors.payment}
          layout="tiles"
          defaultValue={typed.payment}
          options={payments.map((value) => ({ value, label: paymentWords[value] }))}
        />
        <TextField
          name="current_vehicle"
          label={words.currentVehicle}
          hint={words.currentVehicleHint}
          error={errors.current_vehicle}
          defaultValue={typed.current_vehicle}
          optional
          autoComplete="off"
        />
      </FormSection>
      <FormSection number={3} title={words.dealer} id="dealer-terdekat">
        <DealerChoice place={place} error={errors.dealer} posted />
      </FormSection>
    </>
  )
}
