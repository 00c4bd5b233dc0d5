import { at } from '~/addresses.ts'
import { currentConsent } from '~/core/consent/consent.ts'
import { DealerChoice, dealerControl } from '~/core/dealers/DealerChoice.tsx'
import { ChoiceSummary } from '~/core/leads/form/ChoiceSummary.tsx'
import { inOrder, inWords } from '~/core/leads/form/errors.ts'
import type { SimpleLeadPage } from '~/core/leads/form/form-state.ts'
import { LeadForm } from '~/core/leads/form/LeadForm.tsx'
import { PersonFields } from '~/core/leads/form/PersonFields.tsx'
import { usedForm } from '~/core/leads/form/UsedForm.tsx'
import { besideSummary, questionsColumn } from '~/ui/columns.ts'
import { TextAreaField } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { AccessoryFields, accessoryControl } from './AccessoryFields.tsx'
import type { Options } from './options.server.ts'
import { type FieldRefusal, type RequestField, requestFields } from './request.ts'
import { refusalWords, words } from './words.ts'

export type RequestPage = SimpleLeadPage<RequestField, FieldRefusal> & { options: Options }

const asks = ['vehicle', 'province', 'city', 'dealer'] as const

export function RequestForm({ page, site }: { page: RequestPage; site: string }) {
  const { state, options, fresh, refusals = {}, stop, trouble } = page
  const errors = inWords(refusals, refusalWords, state.typed)
  const controls = { pilih: accessoryControl(options), dealer: dealerControl(options.place) }
  return (
    <FormPart name="accessories" asks={asks} fresh={fresh}>
      <LeadForm
        state={state}
        title={words.title}
        site={site}
        lead={words.lead}
        errors={inOrder(requestFields, errors, controls)}
        stop={stop}
        trouble={usedForm(trouble, words.used)}
        action={at.accessoryRequest()}
        className={besideSummary}
      >
        <ChoiceSummary car={options.car} dealer={options.place.dealer} />
        <div className={questionsColumn}>
          <FormSection number={1} title={words.accessories} id="aksesori">
            <AccessoryFields options={options} errors={errors} />
            <TextAreaField
              name="message"
              label={words.message}
              hint={words.messageHint}
              error={errors.message}
              rows={3}
              defaultValue={state.typed.message}
              optional
            />
          </FormSection>
          <FormSection number={2} title={words.dealer} id="dealer-terdekat">
            <DealerChoice place={options.place} error={errors.dealer} posted />
          </FormSection>
          <FormSection number={3} title={words.person} id="data-anda">
            <PersonFields
              state={state}
              errors={errors}
              consent={currentConsent.accessories}
              phoneHint={words.phoneHint}
              email={{ hint: words.emailHint, optional: true }}
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
