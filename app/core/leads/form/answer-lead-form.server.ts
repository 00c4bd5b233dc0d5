import { data } from 'react-router'
import { allowedBy } from '../../../lib/consent-choice.ts'
import { done, type Result } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { ReadForm } from '../../../ui/read-form.server.ts'
import { type LeadContext, leadContextOf } from '../lead-context.ts'
import { newRequestKey } from '../private-address.server.ts'
import { readSource } from '../source.ts'
import type { Submission } from '../submit.server.ts'
import { leaveForm, type SentForm } from './form-state.server.ts'
import { type LeadPage, type LeadRefusal, stopAnswer } from './form-state.ts'
import { guardLead } from './guard.server.ts'

/** Fields that every lead form has after parsing. */
type LeadFields = { contact: { name: string; phone: string; email: string | null }; dealer?: string }

type Reader<Form> = (body: FormData) => ReadForm<Form>

/** The steps that differ between forms. */
type Steps<Page extends LeadPage, Form extends LeadFields> = {
  read: Reader<Form>
  submit: (db: Db, form: Submission<Form>, context: LeadContext) => Promise<Result<{ token: string }, LeadRefusal<Page>>>
  /** The address of the created request. */
  nextAddress: (token: string) => string
  /** True when the visitor has to confirm the number with a code. */
  byCode?: boolean
}

/** The action of a lead form: shows the page again, or redirects to the created request. */
export async function answerLeadForm<Page extends LeadPage, Form extends LeadFields>(
  sent: SentForm,
  page: Page,
  { read, submit, nextAddress, byCode = false }: Steps<Page, Form>,
) {
  const checked = await checkLeadForm(sent, page, read, { byCode })
  if (!checked.ok) return checked.answer
  const submitted = await submit(sent.services.db, checked.value, leadContextOf(sent.services))
  if (!submitted.ok) return refusedPage(page, submitted.refusal)
  const { contact, dealer = null } = checked.value
  return leaveForm(sent, nextAddress(submitted.value.token), { ...contact, dealer })
}

/** The parsed form when it is correct and the guard accepts it. Otherwise the page to answer with. */
export async function checkLeadForm<Page extends LeadPage, Form extends LeadFields>(
  sent: SentForm,
  page: Page,
  read: Reader<Form>,
  { byCode = false } = {},
) {
  const { body, state, intent, headers, services } = sent
  const answer = <Answer>(answer: Answer) => ({ ok: false as const, answer })
  if (intent === 'choose' || intent === 'forget') return answer(data(page, { headers }))
  const form = read(body)
  if (!form.ok) return answer(refusedFields(page, form.refusals))
  if (intent === 'check') return answer(data(page))
  const guard = await guardLead(sent, form.value.contact.phone, services, { byCode })
  if (!guard.ok) return answer(stopAnswer<Page>({ ...page, stop: guard.refusal }))
  const submission: Submission<Form> = {
    ...form.value,
    key: state.requestKey,
    source: readSource(state.source, allowedBy(sent.request.headers)),
    notes: guard.value,
  }
  return done(submission)
}

/** The page when the use case refused a correct form. */
export function refusedPage<Page extends LeadPage>(page: Page, refusal: LeadRefusal<Page>) {
  if ('field' in refusal) return refusedFields(page, { [refusal.field]: refusal.refusal })
  // A used form needs a new key, so that the visitor can send it as a new request.
  const requestKey = refusal.kind === 'form-used' ? newRequestKey() : page.state.requestKey
  return data<Page>({ ...page, state: { ...page.state, requestKey }, trouble: refusal }, { status: 409 })
}

function refusedFields<Page extends LeadPage>(page: Page, refusals: Record<string, string>) {
  return data<Page>({ ...page, refusals: { ...page.refusals, ...refusals } }, { status: 422 })
}
