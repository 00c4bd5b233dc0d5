import { data } from 'react-router'
import type { CampaignSlug } from '../../../core/content/campaigns.ts'
import { checkLeadForm, refusedPage } from '../../../core/leads/form/answer-lead-form.server.ts'
import { memoryHeaders, openLeadForm, readLeadForm } from '../../../core/leads/form/form-state.server.ts'
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

/** `received`: the request that this form made. */
export type FormPage = SimpleLeadPage<RequestField, FieldRefusal> & { received?: Received | null }

/** A campaign with its form. Only a running campaign has a form. */
export async function openCampaign<Slug extends CampaignSlug>(request: Request, process: Services, slug: Slug) {
  const { freshUntil, ...shown } = await campaignOr404(process, slug)
  const form: FormPage | null = shown.phase === 'running' ? { state: await openLeadForm(request, process), fresh: true } : null
  return { ...shown, form }
}

/** Answers a sent form with the same page. After the campaign's last day, the page says that the campaign is over. */
export async function answerForm(request: Request, process: Services, slug: CampaignSlug) {
  const { db, clock } = process
  const sent = await readLeadForm(request, process)
  const shown = await readCampaignPage(db, slug, clock.now())
  if (shown?.phase !== 'running') return data<FormPage | null>(null, { status: 410 })
  const { car } = shown
  const page: FormPage = { state: sent.state, fresh: false }
  // A reload sends the form again with its key. Show the request that it made.
  if (sent.intent === 'choose')
    return data<FormPage>({ ...page, received: await readReceived(db, tokenOf(sent.state.requestKey), clock.now()) })
  const asked = await checkLeadForm(sent, page, (body) => readForm(body, requestForm(car)))
  if (!asked.ok) return asked.answer
  const taken = await receiveRequest(db, { ...asked.value, campaign: slug, car }, leadContextOf(process))
  if (!taken.ok) return refusedPage(page, taken.refusal)
  const { token } = taken.value
  const received = await readReceived(db, token, clock.now())
  if (!received) return refusedPage(page, { kind: 'form-used', token })
  const headers = await memoryHeaders(sent, { ...asked.value.contact, dealer: null })
  return data<FormPage>({ ...page, received }, { headers })
}
