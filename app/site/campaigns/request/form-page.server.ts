import { data } from 'react-router'
import type { CampaignSlug } from '../../../core/content/campaigns.ts'
import { circumstancesOf } from '../../../core/leads/circumstances.ts'
import { memoryOf, openLeadForm, readLeadForm } from '../../../core/leads/form/form-state.server.ts'
import { type LeadFormState, type Stop, stopAnswer } from '../../../core/leads/form/form-state.ts'
import { guardLead } from '../../../core/leads/form/guard.server.ts'
import { newRequestKey, tokenOf } from '../../../core/leads/private-address.server.ts'
import { readSource } from '../../../core/leads/source.ts'
import type { Services } from '../../../platform/services.ts'
import { readForm } from '../../../ui/form.ts'
import { campaignOr404, readCampaignPage } from '../campaign.server.ts'
import { receiveRequest } from './receive.server.ts'
import { type Received, readReceived } from './received.server.ts'
import type { FieldRefusal, RequestField } from './request.ts'
import { requestForm } from './request-form.server.ts'

/** The form as it is shown: at first, with why it was not taken, or what it became. */
export type FormPage = {
  state: LeadFormState
  fresh: boolean
  refusals?: Partial<Record<RequestField, FieldRefusal>>
  stop?: Stop
  /** The private address of what this form became when it was sent before. */
  usedToken?: string
  received?: Received | null
}

/** A campaign with its form, which it has while it runs. */
export async function openCampaign<Slug extends CampaignSlug>(request: Request, process: Services, slug: Slug) {
  const { freshUntil, ...shown } = await campaignOr404(process, slug)
  const form: FormPage | null = shown.phase === 'running' ? { state: await openLeadForm(request, process), fresh: true } : null
  return { ...shown, form }
}

/** The same page with what became of the form; one that is sent after the campaign's last day finds the campaign over. */
export async function answerForm(request: Request, process: Services, slug: CampaignSlug) {
  const { db, clock } = process
  const sent = await readLeadForm(request, process)
  const { state, intent, headers } = sent
  const shown = await readCampaignPage(db, slug, clock.now())
  if (shown?.phase !== 'running') return data<FormPage | null>(null, { status: 410 })
  const page: FormPage = { state, fresh: false }
  if (intent === 'forget') return data(page, { headers })
  // A reload brings the form back with its key: what it became is shown again.
  if (intent === 'choose')
    return data<FormPage>({ ...page, received: await readReceived(db, tokenOf(state.requestKey), clock.now()) })
  const form = readForm(sent.body, requestForm(shown.car))
  if (!form.ok) return data<FormPage>({ ...page, refusals: form.refusals }, { status: 422 })
  if (intent === 'check') return data(page)
  const guard = await guardLead(sent, form.value.contact.phone, process)
  if (!guard.ok) return stopAnswer<FormPage>({ ...page, stop: guard.refusal })
  const asked = { ...form.value, campaign: slug, car: shown.car, key: state.requestKey, notes: guard.value }
  const taken = await receiveRequest(db, { ...asked, source: readSource(state.source) }, circumstancesOf(process))
  const { token } = taken.ok ? taken.value : taken.refusal
  const received = taken.ok ? await readReceived(db, token, clock.now()) : null
  if (received)
    return data<FormPage>(
      { ...page, received },
      { headers: await memoryOf(request, sent, process, { ...form.value.contact, dealer: null }) },
    )
  return data<FormPage>({ ...page, state: { ...state, requestKey: newRequestKey() }, usedToken: token }, { status: 409 })
}
