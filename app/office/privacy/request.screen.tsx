import type { ReactNode } from 'react'
import { data, Form, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { crmRecipient } from '~/core/privacy/privacy-request.ts'
import { may } from '~/core/staff/grant.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField, TextAreaField } from '~/ui/Field.tsx'
import { type Desk, deskOf } from '../frame/desk.server.ts'
import { Instant } from '../frame/Instant.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/request.screen'
import { HandOvers } from './HandOvers.tsx'
import { LegalClock } from './LegalClock.tsx'
import { actsOn } from './request-rules.ts'
import { closeRequest, confirmHandOver, eraseByHand, openRequest } from './requests.server.ts'
import { requestWords as words } from './words.ts'

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

type Wrong = { field: string; message: string }

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
        return closeRequest(db, grant, { reference, refusedBecause: readText(body, 'reason') }, clock.now())
      case 'erase':
        return eraseByHand(db, grant, { reference, environment }, leadContextOf(desk))
      default:
        return confirmHandOver(db, grant, { reference, recipient: readText(body, 'recipient') }, clock.now())
    }
  }
  if (readText(body, 'act') === 'refuse' && readText(body, 'reason') === '')
    return { field: 'reason', message: words.reasonMissing }
  if (readText(body, 'act') === 'erase' && !body.has('sure')) return { field: 'sure', message: words.eraseMissing }
  return (await outcome()).ok ? null : { field: 'request', message: words.notPossible }
}

export default function RequestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { request, now, acts, mayConfirm } = loaderData
  const wrong = actionData?.wrong
  const errorAt = (field: string) => (wrong?.field === field ? wrong.message : undefined)
  return (
    <OfficePage title={words.title(request.kind, request.reference)} errors={wrong ? [wrong] : []}>
      <dl id="request" tabIndex={-1} className="grid max-w-prose text-sm">
        <Fact label={words.article(request.kind)}>
          {request.handledAt ? (
            <>
              {words.handled} <Instant iso={request.handledAt} />
            </>
          ) : (
            <LegalClock dueAt={request.dueAt} now={now} />
          )}
        </Fact>
        <Fact label={words.received}>
          <Instant iso={request.receivedAt} />
        </Fact>
        <Fact label={words.due}>
          <Instant iso={request.dueAt} />
        </Fact>
        {request.erasedAt && (
          <Fact label={words.erased}>
            <Instant iso={request.erasedAt} />
          </Fact>
        )}
        {request.phone && <Fact label={words.phone}>{request.phone}</Fact>}
        {request.wish && <Fact label={words.wish}>{request.wish}</Fact>}
        {request.refusedBecause && <Fact label={words.refusal}>{request.refusedBecause}</Fact>}
      </dl>
      {!request.phone && <p className="text-ink-soft text-sm">{words.forgotten}</p>}
      {acts.includes('close') && (
        <Form method="post" className="grid max-w-form gap-3">
          <p className="text-ink-soft text-sm">{words.closeHint}</p>
          <div>
            <Button name="act" value="close">
              {words.close}
            </Button>
          </div>
        </Form>
      )}
      {acts.includes('erase') && (
        <Form method="post" noValidate className="grid max-w-form gap-3">
          <p className="text-ink-soft text-sm">{words.eraseHint}</p>
          <CheckField name="sure" label={words.eraseSure} value="ya" error={errorAt('sure')} />
          <div>
            <Button name="act" value="erase">
              {words.erase}
            </Button>
          </div>
        </Form>
      )}
      {request.handOvers.length > 0 && <HandOvers handOvers={request.handOvers} mayConfirm={mayConfirm} />}
      {acts.includes('refuse') && (
        <Form method="post" noValidate className="grid max-w-form gap-3">
          <TextAreaField name="reason" label={words.reason} hint={words.reasonHint} error={errorAt('reason')} />
          <div>
            <Button name="act" value="refuse" tone="secondary">
              {words.refuse}
            </Button>
          </div>
        </Form>
      )}
    </OfficePage>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
