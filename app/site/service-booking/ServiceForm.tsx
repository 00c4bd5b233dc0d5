import { at } from '~/addresses.ts'
import { AppointmentTrouble } from '~/core/appointments/AppointmentTrouble.tsx'
import type { Trouble } from '~/core/appointments/trouble.server.ts'
import { dealerControl } from '~/core/dealers/DealerChoice.tsx'
import type { LeadFormState, Stop } from '~/core/leads/form-state.ts'
import { LeadForm } from '~/core/leads/LeadForm.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import { choiceFields } from './choice.ts'
import type { Options } from './options.server.ts'
import { ServiceQuestions } from './ServiceQuestions.tsx'
import { ServiceSummary } from './ServiceSummary.tsx'
import { type FieldRefusal, type RequestField, requestFields } from './service-request.ts'
import { refusalWords, words } from './words.ts'

/** The form as it is shown: at first, after further choices, or with why it was not taken. */
export type ServicePage = {
  state: LeadFormState
  options: Options
  /** It was sent or holds personal data, so that it is only ever posted. */
  posted: boolean
  fresh: boolean
  refusals?: Partial<Record<RequestField, FieldRefusal>>
  stop?: Stop
  trouble?: Trouble
}

/**
 * One form. Until a time is chosen it only asks for more choices, with GET: the choices stand in the address.
 * From then on it also holds personal data and is only ever posted.
 */
export function ServiceForm({ page, site }: { page: ServicePage; site: string }) {
  const { state, options, posted, fresh, refusals = {}, stop, trouble } = page
  const errors = Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [field, refusalWords[refusal]]))
  return (
    <FormPart name="service-booking" asks={choiceFields} inAddress fresh={fresh}>
      <LeadForm
        state={state}
        title={words.title}
        site={site}
        lead={words.lead}
        errors={summaryOf(errors, options)}
        stop={stop}
        trouble={trouble && { title: trouble.title, panel: <AppointmentTrouble trouble={trouble} /> }}
        intro={<Stepper steps={words.steps.map((label) => ({ label }))} current={options.step} />}
        action={at.serviceBooking()}
        method={posted ? 'post' : 'get'}
        className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)]"
      >
        <ServiceSummary options={options} />
        <div className="grid content-start gap-10 lg:col-start-1 lg:row-start-2">
          <ServiceQuestions page={page} errors={errors} />
        </div>
      </LeadForm>
    </FormPart>
  )
}

/** Each error with the control it leads to. */
function summaryOf(errors: Partial<Record<string, string>>, { place }: Options) {
  return requestFields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field: field === 'dealer' ? dealerControl(place) : field, message }] : []
  })
}
