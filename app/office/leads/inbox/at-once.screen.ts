import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import type { Grant } from '~/core/staff/grant.ts'
import { readWholeNumber } from '~/lib/whole-number.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { readTypedList } from '~/ui/form.ts'
import { deskOf } from '../../frame/desk.server.ts'
import { readText } from '../../frame/read-text.ts'
import type { Result } from '../DoneBar.tsx'
import type { Acted } from '../work/act.server.ts'
import { assignLead, setStatus } from '../work/answer.server.ts'
import { undoAction } from '../work/undo.server.ts'
import type { Route } from './+types/at-once.screen'
import { statusOf } from './filter.ts'

/** More than a page of the list. */
const mostAtOnce = 100

export function loader({ context }: Route.LoaderArgs) {
  deskOf(context).allow('lead:answer')
  return redirect(at.leads())
}

/** One action on several leads, each in its own transaction; or takes such an action back. */
export async function action({ request, context }: Route.ActionArgs): Promise<Result | Response> {
  const desk = deskOf(context)
  const grant = desk.allow('lead:answer')
  const body = await readBody(request)
  const acts = actsOf(desk, grant, body)
  const done: Result['done'][number][] = []
  let refused = 0
  for (const { reference, act } of acts.slice(0, mostAtOnce)) {
    const acted = await act()
    if (acted.ok) done.push({ reference, number: acted.value.history.length })
    else refused += 1
  }
  // Without script, the list shows what has changed.
  if (isDocument(request)) return redirect(at.leads())
  return { done: body.get('tindakan') === 'urung' ? [] : done, refused, at: desk.clock.now().epochMilliseconds }
}

const isDocument = (request: Request): boolean => request.headers.get('Sec-Fetch-Dest') === 'document'

type Act = { reference: string; act: () => Promise<Acted> }
type Desk = ReturnType<typeof deskOf>

function actsOf(desk: Desk, grant: Grant<'lead:answer'>, body: FormData): Act[] {
  const { db } = desk
  const context = leadContextOf(desk)
  const action = readText(body, 'tindakan')
  if (action === 'urung') {
    return readTypedList(body, 'urung').map((value) => {
      const [reference = '', number = ''] = value.split(':')
      return { reference, act: () => undoAction(db, grant, { reference, number: readWholeNumber(number) ?? 0 }, context) }
    })
  }
  const references = readTypedList(body, 'nomor')
  const employee = readText(body, 'petugas')
  const status = statusOf(readText(body, 'status'))
  if (action === 'tugas')
    return references.map((reference) => ({ reference, act: () => assignLead(db, grant, reference, employee, context) }))
  if (action !== 'status' || !status) return []
  return references.map((reference) => ({ reference, act: () => setStatus(db, grant, reference, status, context) }))
}
