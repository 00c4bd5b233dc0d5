import type { ReactNode } from 'react'
import { besideSummary, questionsColumn } from '~/ui/columns.ts'
import { FormPart } from '~/ui/FormPart.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import type { FieldError } from '../leads/form/errors.ts'
import type { LeadPage } from '../leads/form/form-state.ts'
import { LeadForm } from '../leads/form/LeadForm.tsx'
import { AppointmentTrouble } from './AppointmentTrouble.tsx'
import type { Trouble } from './trouble.server.ts'

export type AppointmentPage<Options, Field extends string, Refusal extends string> = LeadPage<Field, Refusal, Trouble> & {
  options: Options
  /** True when the form was sent or holds personal data: then use only POST. */
  posted: boolean
}

type Props = {
  name: string
  page: AppointmentPage<{ step: number }, string, string>
  words: { title: string; lead: string; steps: readonly string[] }
  site: string
  errors: readonly FieldError[]
  action: string
  /** Names of the controls that change which other questions the form shows. */
  asks: readonly string[]
  summary: ReactNode
  children: ReactNode
}

/**
 * One form. Until a time is chosen it only asks for more choices, with GET: the choices are in the address. Afterwards it
 * also holds personal data and uses only POST.
 */
export function AppointmentForm({ name, page, words, site, errors, action, asks, summary, children }: Props) {
  const { state, options, posted, fresh, stop, trouble } = page
  return (
    <FormPart name={name} asks={asks} inAddress fresh={fresh}>
      <LeadForm
        state={state}
        title={words.title}
        site={site}
        lead={words.lead}
        errors={errors}
        stop={stop}
        trouble={trouble && { title: trouble.title, panel: <AppointmentTrouble trouble={trouble} /> }}
        intro={<Stepper steps={words.steps.map((label) => ({ label }))} current={options.step} />}
        action={action}
        method={posted ? 'post' : 'get'}
        className={besideSummary}
      >
        {summary}
        <div className={questionsColumn}>{children}</div>
      </LeadForm>
    </FormPart>
  )
}
