import { data } from 'react-router'
import type { CampaignSlug } from '../../../core/content/campaigns.ts'
import { checkLeadForm, refusedPage } from '../../../core/leads/form/answer-lead-form.server.ts'
import { memoryOf, openLeadForm, readLeadForm } from '../../../core/leads/form/form-state.server.ts'
import type { SimpleLeadPage } from '../../../core/leads/form/form-state.ts'
import { leadContextOf } from '../../../core/leads/lead-context.ts'
import { tokenOf } from '../../../core/leads/private-address.server.ts'
import type { Services } from '../../../platform/services.ts'
import { readForm } from '../../../ui/read-form.server.ts'
import { campaignOr404, readCampaignPage } from '../campaign.server.ts'
import { receiveRequest } from './receive.server.ts'
import { type Received, readReceived } from './received.server.ts'
import type { FieldRefusal, RequestField } from './request.ts'
import { requestForm } from './request-form.server.ts'

/** `received` is what the form became. */
export type FormPage = SimpleLeadPage<RequestField, FieldRefusal> & { received?: Received | null }

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
  const shown = await readCampaignPage(db, slug, clock.now())
  if (shown?.phase !== 'running') return data<FormPage | null>(null, { status: 410 })
  const { car } = shown
  const page: FormPage = { state: sent.state, fresh: false }
  // A reload brings the form back with its key: what it became is shown again.
  if (sent.intent === 'choose')
    return data<FormPage>({ ...page, received: await readReceived(db, tokenOf(sent.state.requestKey), clock.now()) })
  const asked = await checkLeadForm(sent, page, (body) => readForm(body, requestForm(car)))
  if (!asked.ok) return asked.answer
  const taken = await receiveRequest(db, { ...asked.value, campaign: slug, car }, leadContextOf(process))
  if (!taken.ok) return refusedPage(page, taken.refusal)
  const { token } = taken.value
  const received = await readReceived(db, token, clock.now())
  if (!received) return refusedPage(page, { kind: 'form-used', token })
  const headers = await memoryOf(sent, { ...asked.value.contact, dealer: null })
  return data<FormPage>({ ...page, received }, { headers })
}
