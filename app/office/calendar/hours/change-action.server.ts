import { data, type RouterContextProvider, redirect } from 'react-router'
import { readBody } from '../../../platform/form-body.server.ts'
import { deskOf } from '../../frame/desk.server.ts'
import { dealerInScope } from '../calendar-scope.server.ts'
import { changeOnForm } from './change-on-form.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * The action of a screen that changes the calendar of the dealer in its address. `here`: the screen's address. Throws 404 for a
 * dealer outside the employee's scope.
 */
export async function changeAction({ request, context }: Asked, here: (query: Record<string, string>) => string) {
  const desk = deskOf(context)
  const slug = new URL(request.url).searchParams.get('dealer') ?? ''
  const dealer = await dealerInScope(desk.db, desk.allow('calendar:change'), slug)
  const answer = dealer && (await changeOnForm(desk, dealer, await readBody(request)))
  if (!answer) throw data(null, 404)
  if (answer.ok) return redirect(here({ dealer: slug, tersimpan: '1' }))
  return data(answer, answer.error ? 422 : 409)
}
