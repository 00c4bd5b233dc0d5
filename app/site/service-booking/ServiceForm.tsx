import { at } from '~/addresses.ts'
import { AppointmentForm, type AppointmentPage } from '~/core/appointments/AppointmentForm.tsx'
import { dealerControl } from '~/core/dealers/DealerChoice.tsx'
import { inOrder, inWords } from '~/core/leads/form/errors.ts'
import { choiceFields } from './choice.ts'
import type { Options } from './options.server.ts'
import { ServiceQuestions } from './ServiceQuestions.tsx'
import { ServiceSummary } from './ServiceSummary.tsx'
import { type FieldRefusal, type RequestField, requestFields } from './service-request.ts'
import { refusalWords, words } from './words.ts'

export type ServicePage = AppointmentPage<Options, RequestField, FieldRefusal>

export function ServiceForm({ page, site }: { page: ServicePage; site: string }) {
  const { options, refusals = {} } = page
  const errors = inWords(refusals, refusalWords, page.state.typed)
  return (
    <AppointmentForm
      name="service-booking"
      page={page}
      words={words}
      site={site}
      errors={inOrder(requestFields, errors, { dealer: dealerControl(options.place) })}
      action={at.serviceBooking()}
      asks={choiceFields}
      summary={<ServiceSummary options={options} />}
    >
      <ServiceQuestions page={page} errors={errors} />
    </AppointmentForm>
  )
}
