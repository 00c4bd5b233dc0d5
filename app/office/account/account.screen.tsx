import { data, Form, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/Field.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import { roleWords } from '../frame/words.ts'
import type { Route } from './+types/account.screen'
import { changePassword, endSession, listSessions } from './account.server.ts'
import { SessionTable } from './SessionTable.tsx'
import { type AccountRefusal, refusalWords, words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const desk = deskOf(context)
  const { staff, hasSecondFactor, sessionId } = desk
  return { staff, hasSecondFactor, sessionId, sessions: await listSessions(desk) }
}

type Answer = { field: string; refusal: AccountRefusal }

export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  const body = await readBody(request)
  if (body.has('others')) await endSession(desk, { othersThan: desk.sessionId })
  else if (body.has('session')) await endSession(desk, { id: readText(body, 'session') })
  else {
    const [current, next] = ['current', 'next'].map((name) => String(body.get(name) ?? ''))
    const changed = await changePassword(desk, request, { current: current ?? '', next: next ?? '' })
    if (!changed.ok) return data<Answer>(changed.refusal, 422)
    return redirect(at.account(), { headers: changed.value })
  }
  return redirect(at.account())
}

export default function AccountScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, hasSecondFactor, sessions, sessionId } = loaderData
  const refusal = actionData && 'refusal' in actionData ? actionData : undefined
  const errorAt = (field: string) => (refusal?.field === field ? refusalWords[refusal.refusal] : undefined)
  const errors = refusal ? [{ field: refusal.field, message: refusalWords[refusal.refusal] }] : []
  const { factor, password } = words
  return (
    <OfficePage title={words.title} errors={errors}>
      <dl className="grid max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        <dt className="text-ink-soft">{words.email}</dt>
        <dd className="wrap-anywhere">{staff.email}</dd>
        <dt className="text-ink-soft">{words.role}</dt>
        <dd>{roleWords[staff.role]}</dd>
      </dl>
      <section className="grid max-w-prose gap-3">
        <h2 className="text-lg">{factor.title}</h2>
        <p>{hasSecondFactor ? factor.on : factor.off}</p>
        {hasSecondFactor ? (
          <p className="text-sm text-ink-soft">{factor.change}</p>
        ) : (
          <p>
            <Link to={at.secondFactor()} className="font-semibold underline underline-offset-4">
              {factor.start}
            </Link>
          </p>
        )}
      </section>
      <SessionTable sessions={sessions} here={sessionId} />
      <Form method="post" noValidate className="grid max-w-form gap-5">
        <h2 className="text-lg">{password.title}</h2>
        <TextField
          name="current"
          type="password"
          label={password.current}
          autoComplete="current-password"
          error={errorAt('current')}
        />
        <TextField
          name="next"
          type="password"
          label={password.next}
          hint={password.hint}
          autoComplete="new-password"
          error={errorAt('next')}
        />
        <Button tone="secondary">{password.submit}</Button>
      </Form>
    </OfficePage>
  )
}
