import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { crmRecipient } from '~/core/privacy/privacy-request.ts'
import { may } from '~/core/staff/grant.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { type Desk, deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText, readWholeText } from '../frame/read-text.ts'
import type { Route } from './+types/request.screen'
import { HandOvers } from './HandOvers.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { CloseForm, DownloadLinks, EraseForm, RefuseForm } from './RequestForms.tsx'
import { actsOn, readReason } from './request-rules.ts'
import { closeRequest, confirmHandOver, eraseByHand, openRequest } from './requests.server.ts'
import { reasonRefusalWords, requestWords as words } from './words.ts'

export async function loader({ params: { reference }, context }: Route.LoaderArgs) {
  const { db, staff, clock, allow } = deskOf(context)
  const found = await openRequest(db, allow('privacy:read'), reference, clock.now())
  if (!found) throw data(null, 404)
  const { receivedAt, dueAt, handledAt, erasedAt, handOvers, ...request } = found
  const mayHandle = may(staff, 'privacy:handle')
  return {
    request: {
      ...request,
      receivedAt: receivedAt.toString(),
      dueAt: dueAt.toString(),
      handledAt: handledAt?.toString() ?? null,
      erasedAt: erasedAt?.toString() ?? null,
      handOvers: handOvers.map(({ recipient, name, references, doneAt }) => ({
        ...{ recipient, references, doneAt: doneAt?.toString() ?? null },
        name: recipient === crmRecipient ? words.crm : (name ?? recipient),
      })),
    },
    now: clock.now().toString(),
    acts: mayHandle ? actsOn(found) : [],
    mayConfirm: mayHandle && !handledAt,
  }
}

/** `typed`: the reason that was typed. */
type Wrong = { field: string; message: string; typed?: string }

export async function action({ params: { reference }, request, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  desk.allow('privacy:handle')
  const body = await readBody(request)
  const wrong = await act(desk, reference, body)
  return wrong ? data({ wrong }, wrong.field === 'request' ? 409 : 422) : redirect(at.privacyRequest(reference))
}

async function act(desk: Desk, reference: string, body: FormData): Promise<Wrong | null> {
  const { db, clock, environment, allow } = desk
  const grant = allow('privacy:handle')
  const outcome = async () => {
    switch (readText(body, 'act')) {
      case 'close':
        return closeRequest(db, grant, { reference, refusedBecause: null }, clock.now())
      case 'refuse':
        return closeRequest(db, grant, { reference, refusedBecause: typed }, clock.now())
      case 'erase':
        return eraseByHand(db, grant, { reference, environment }, leadContextOf(desk))
      default:
        return confirmHandOver(db, grant, { reference, recipient: readText(body, 'recipient') }, clock.now())
    }
  }
  const typed = readWholeText(body, 'reason')
  const reason = readReason(typed)
  if (readText(body, 'act') === 'refuse' && !reason.ok)
    return { field: 'reason', message: reasonRefusalWords[reason.refusal], typed }
  if (readText(body, 'act') === 'erase' && !body.has('sure')) return { field: 'sure', message: words.eraseMissing }
  return (await outcome()).ok ? null : { field: 'request', message: words.notPossible }
}

export default function RequestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { request, now, acts, mayConfirm } = loaderData
  const wrong = actionData?.wrong
  return (
    <OfficePage title={words.title(request.kind, request.reference)} errors={wrong ? [wrong] : []}>
      <RequestFacts request={request} now={now} />
      {acts.includes('download') && <DownloadLinks reference={request.reference} />}
      {acts.includes('close') && <CloseForm />}
      {acts.includes('erase') && <EraseForm error={wrong?.field === 'sure' ? wrong.message : undefined} />}
      {request.handOvers.length > 0 && <HandOvers handOvers={request.handOvers} mayConfirm={mayConfirm} />}
      {acts.includes('refuse') && (
        <RefuseForm
          reference={request.reference}
          error={wrong?.field === 'reason' ? wrong.message : undefined}
          typed={wrong?.typed}
        />
      )}
    </OfficePage>
  )
}
