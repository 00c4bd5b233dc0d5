import type { ReactNode } from 'react'
import { at } from '~/addresses.ts'
import { currentConsent } from '~/core/consent/consent.ts'
import { type Errors, inOrder, inWords } from '~/core/leads/form/errors.ts'
import type { LeadFormState, SimpleLeadPage } from '~/core/leads/form/form-state.ts'
import { FormFrame } from '~/core/leads/form/LeadForm.tsx'
import { PersonFields } from '~/core/leads/form/PersonFields.tsx'
import { usedForm } from '~/core/leads/form/UsedForm.tsx'
import { TextField } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { CityFields, cityControl } from './CityFields.tsx'
import { ModelFields } from './ModelFields.tsx'
import type { Options } from './options.server.ts'
import { type FieldRefusal, type RequestField, requestFields } from './request.ts'
import { refusalWords, words } from './words.ts'

export type RequestPage = SimpleLeadPage<RequestField, FieldRefusal> & { options: Options }

type Props = {
  page: RequestPage
  title: string
  site: string /** The promised time until a call. */
  workingDays: number | null
}

/** Id of the form: the page opens here after the form was sent. */
const answerId = 'isian'

export function RequestForm({ page, title, site, workingDays }: Props) {
  const { state, options, fresh, refusals = {}, stop, trouble } = page
  const errors = inWords(refusals, refusalWords, state.typed)
  return (
    <FormPart name="fleet" asks={['province']} fresh={fresh}>
      <FormFrame
        state={state}
        title={title}
        site={site}
        header={<p className="max-w-form text-ink-soft text-lg">{words.lead}</p>}
        errors={inOrder(requestFields, errors, { city: cityControl(options.place) })}
        stop={stop}
        trouble={usedForm(trouble, words.used, answerId)}
        action={at.fleet()}
        answerId={answerId}
        className="grid max-w-form gap-8"
      >
        <Section title={words.need} id="kebutuhan">
          <Need state={state} options={options} errors={errors} />
        </Section>
        <Section title={words.person} id="data-anda">
          <PersonFields
            state={state}
            errors={errors}
            consent={currentConsent.fleet}
            phoneLabel={words.phone}
            phoneHint={words.phoneHint}
            email={{ hint: words.emailHint }}
            asksDealer={false}
            send={words.send}
            promise={words.promise(workingDays)}
          />
        </Section>
      </FormFrame>
    </FormPart>
  )
}

function Section({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-5 border-line border-t pt-6">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {children}
    </section>
  )
}

type NeedProps = { state: LeadFormState; options: Options; errors: Errors }

function Need({ state: { typed, ownDealer }, options: { cars, chosen, place }, errors }: NeedProps) {
  return (
    <>
      <TextField
        name="company"
        label={words.company}
        error={errors.company}
        defaultValue={typed.company}
        autoComplete="organization"
        enterKeyHint="next"
      />
      <TextField
        name="nib"
        label={words.nib}
        hint={words.nibHint}
        error={errors.nib}
        defaultValue={typed.nib}
        optional
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextField
        name="units"
        label={words.units}
        hint={words.unitsHint}
        error={errors.units}
        defaultValue={typed.units}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
      />
      <ModelFields cars={cars} chosen={chosen} error={errors.vehicle} />
      <CityFields
        place={place}
        error={errors.city}
        hint={ownDealer && ownDealer.city === place.city?.code ? words.cityOfDealer(ownDealer.name) : undefined}
      />
    </>
  )
}
