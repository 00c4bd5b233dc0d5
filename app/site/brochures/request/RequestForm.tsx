import { at } from '~/addresses.ts'
import { classNames } from '~/core/cars/words.ts'
import { currentConsent } from '~/core/consent/consent.ts'
import { ChoiceSummary } from '~/core/leads/form/ChoiceSummary.tsx'
import { inOrder, inWords } from '~/core/leads/form/errors.ts'
import type { SimpleLeadPage } from '~/core/leads/form/form-state.ts'
import { LeadForm } from '~/core/leads/form/LeadForm.tsx'
import { PersonFields } from '~/core/leads/form/PersonFields.tsx'
import { usedForm } from '~/core/leads/form/UsedForm.tsx'
import { besideSummary, questionsColumn } from '~/ui/columns.ts'
import { SelectField } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import type { Options } from './options.server.ts'
import { type FieldRefusal, type RequestField, requestFields } from './request.ts'
import { refusalWords, words } from './words.ts'

export type RequestPage = SimpleLeadPage<RequestField, FieldRefusal> & { options: Options }

export function RequestForm({ page, site }: { page: RequestPage; site: string }) {
  const { state, options, fresh, refusals = {}, stop, trouble } = page
  const errors = inWords(refusals, refusalWords, state.typed)
  return (
    <FormPart name="brochure" asks={['vehicle']} fresh={fresh}>
      <LeadForm
        state={state}
        title={words.title}
        site={site}
        lead={<Lead vehicle={options.car?.slug} />}
        errors={inOrder(requestFields, errors)}
        stop={stop}
        trouble={usedForm(trouble, words.used)}
        action={at.brochureRequest()}
        className={besideSummary}
      >
        <ChoiceSummary car={options.car} dealer={null} />
        <div className={questionsColumn}>
          <FormSection number={1} title={words.brochure} id="brosur">
            <ModelField options={options} error={errors.vehicle} />
          </FormSection>
          <FormSection number={2} title={words.person} id="data-anda">
            <PersonFields
              state={state}
              errors={errors}
              consent={currentConsent.brochure}
              phoneHint={words.phoneHint}
              phoneName="phone_number"
              email={null}
              asksDealer={false}
              send={words.send}
              promise={words.promise}
            />
          </FormSection>
        </div>
      </LeadForm>
    </FormPart>
  )
}

/** Offers the download, too: nobody has to give a phone number to read a brochure. */
function Lead({ vehicle }: { vehicle: string | undefined }) {
  return (
    <>
      <p>{words.lead}</p>
      <a
        href={at.brochures({ id: vehicle })}
        className="inline-flex min-h-11 items-center text-base underline underline-offset-4"
      >
        {words.downloadInstead}
      </a>
    </>
  )
}

function ModelField({ options: { groups, car }, error }: { options: Options; error: string | undefined }) {
  return (
    <SelectField name="vehicle" label={words.whichCar} error={error} defaultValue={car?.slug ?? ''} autoComplete="off">
      <option value="">{words.choose}</option>
      {groups.map(({ carClass, cars }) => (
        <optgroup key={carClass} label={classNames[carClass]}>
          {cars.map(({ slug, name, isOnSale }) => (
            <option key={slug} value={slug}>
              {isOnSale ? name : words.noLongerSold(name)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
