import { at } from '../../../addresses.ts'
import { answerLeadForm } from '../../../core/leads/form/answer-lead-form.server.ts'
import { openLeadForm, readLeadForm } from '../../../core/leads/form/form-state.server.ts'
import type { Services } from '../../../platform/services.ts'
import { readTypedList } from '../../../ui/form.ts'
import { readForm } from '../../../ui/read-form.server.ts'
import { readOptions } from './options.server.ts'
import type { RequestPage } from './RequestForm.tsx'
import { receiveRequest } from './receive.server.ts'
import { requestForm } from './request-form.server.ts'

/** The form when it is opened. A link may choose models and a city. */
export async function openForm(request: Request, process: Services): Promise<RequestPage> {
  const state = await openLeadForm(request, process)
  const vehicles = readTypedList(new URL(request.url).searchParams, 'vehicle')
  return { state, options: await readOptions(process.db, state.typed, vehicles), fresh: true }
}

export async function answerForm(request: Request, process: Services) {
  const sent = await readLeadForm(request, process)
  const options = await readOptions(process.db, sent.state.typed, readTypedList(sent.body, 'vehicle'))
  const page: RequestPage = { state: sent.state, options, fresh: false }
  return answerLeadForm(sent, page, {
    read: (body) => readForm(body, requestForm(options)),
    submit: receiveRequest,
    nextAddress: at.fleetResult,
  })
}
