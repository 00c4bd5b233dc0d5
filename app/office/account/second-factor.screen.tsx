import { data, Form, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/second-factor.screen'
import { finishSecondFactor, type SecondFactor, startSecondFactor } from './account.server.ts'
import { QrCode } from './QrCode.tsx'
import { type AccountRefusal, refusalWords, words } from './words.ts'

type Answer = { field: 'password' | 'code'; refusal?: AccountRefusal; factor?: SecondFactor }

export function loader({ context }: Route.LoaderArgs) {
  return { isRequired: deskOf(context).staff.role === 'administrator' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  const body = await readBody(request)
  if (!body.has('code')) {
    const started = await startSecondFactor(desk, request, readText(body, 'password'))
    if (!started.ok) return data<Answer>({ field: 'password', refusal: started.refusal }, 422)
    return data<Answer>({ field: 'code', factor: started.value })
  }
  const finished = await finishSecondFactor(desk, request, readText(body, 'code').replaceAll(' ', ''))
  if (finished.ok) return redirect(at.account(), { headers: finished.value })
  // The form carries what was shown: the employee has already scanned it.
  const factor = { uri: readText(body, 'uri'), recoveryCodes: readText(body, 'recovery').split(' ') }
  return data<Answer>({ field: 'code', refusal: finished.refusal, factor }, 422)
}

export default function SecondFactorScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { factor } = words
  const { field, refusal, factor: shown }: Partial<Answer> = actionData ?? {}
  const error = refusal && refusalWords[refusal]
  return (
    <OfficePage title={factor.title} errors={field && error ? [{ field, message: error }] : []}>
      <div className="grid max-w-form gap-6">
        {loaderData.isRequired && !shown && <Notice>{factor.required}</Notice>}
        {shown ? <Confirmation factor={shown} error={error} /> : <PasswordForm error={error} />}
      </div>
    </OfficePage>
  )
}

function PasswordForm({ error }: { error: string | undefined }) {
  const { factor } = words
  return (
    <Form method="post" noValidate className="grid gap-5">
      <p>{factor.intro}</p>
      <TextField name="password" type="password" label={factor.password} autoComplete="current-password" error={error} />
      <Button>{factor.next}</Button>
    </Form>
  )
}

function Confirmation({ factor: { uri, recoveryCodes }, error }: { factor: SecondFactor; error: string | undefined }) {
  const { factor } = words
  const secret = URL.canParse(uri) ? new URL(uri).searchParams.get('secret') : ''
  return (
    <Form method="post" noValidate className="grid gap-5">
      <p>{factor.scan}</p>
      <QrCode text={uri} label={factor.qr} />
      <p className="text-sm">
        {factor.byHand} <code className="font-mono wrap-anywhere">{secret}</code>
      </p>
      <section className="grid gap-2">
        <h2 className="text-base">{factor.recovery}</h2>
        <p className="text-sm text-ink-soft">{factor.recoveryNote}</p>
        <ul className="grid grid-cols-2 gap-1 rounded-card bg-paper-warm p-4 font-mono text-sm">
          {recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </section>
      <input type="hidden" name="uri" value={uri} />
      <input type="hidden" name="recovery" value={recoveryCodes.join(' ')} />
      <TextField name="code" label={factor.code} inputMode="numeric" autoComplete="one-time-code" error={error} />
      <Button>{factor.finish}</Button>
    </Form>
  )
}
