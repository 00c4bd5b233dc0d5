import { data } from 'react-router'
import { at } from '../../../addresses.ts'
import { circumstancesOf } from '../../../core/leads/circumstances.ts'
import { leaveForm, openLeadForm, readLeadForm } from '../../../core/leads/form/form-state.server.ts'
import { stopAnswer } from '../../../core/leads/form/form-state.ts'
import { guardLead } from '../../../core/leads/form/guard.server.ts'
import { newRequestKey } from '../../../core/leads/private-address.server.ts'
import { readSource } from '../../../core/leads/source.ts'
import type { Services } from '../../../platform/services.ts'
import { readForm, readTypedList } from '../../../ui/form.ts'
import { readOptions } from './options.server.ts'
import type { RequestPage } from './RequestForm.tsx'
import { receiveRequest } from './receive.server.ts'
import { requestForm } from './request-form.server.ts'

/** The form as a link opens it, which may choose models and a city. */
export async function openForm(request: Request, process: Services): Promise<RequestPage> {
  const state = await openLeadForm(request, process)
  const vehicles = readTypedList(new URL(request.url).searchParams, 'vehicle')
  return { state, options: await readOptions(process.db, state.typed, vehicles), fresh: true }
}

export async function answerForm(request: Request, process: Services) {
  const sent = await readLeadForm(request, process)
  const { state, intent, headers } = sent
  const options = await readOptions(process.db, state.typed, readTypedList(sent.body, 'vehicle'))
  const page: RequestPage = { state, options, fresh: false }
  if (intent === 'choose' || intent === 'forget') return data(page, { headers })
  const form = readForm(sent.body, requestForm(options))
  if (!form.ok) return data<RequestPage>({ ...page, refusals: form.refusals }, { status: 422 })
  if (intent === 'check') return data(page)
  const guard = await guardLead(sent, form.value.contact.phone, process)
  if (!guard.ok) return stopAnswer<RequestPage>({ ...page, stop: guard.refusal })
  const asked = { ...form.value, key: state.requestKey, source: readSource(state.source), notes: guard.value }
  const received = await receiveRequest(process.db, asked, circumstancesOf(process))
  const contact = { ...form.value.contact, dealer: null }
  if (received.ok) return leaveForm(request, sent, process, at.fleetResult(received.value.token), contact)
  const { token } = received.refusal
  return data<RequestPage>({ ...page, state: { ...state, requestKey: newRequestKey() }, usedToken: token }, { status: 409 })
}
