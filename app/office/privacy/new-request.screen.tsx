import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { privacyKinds } from '~/core/privacy/privacy-request.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField, TextAreaField, TextField } from '~/ui/Field.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { KeptForm } from '../frame/KeptForm.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText, readWholeText } from '../frame/read-text.ts'
import type { Route } from './+types/new-request.screen'
import { jakartaTime, readNewRequest, type TypedRequest } from './request-rules.ts'
import { enterRequest } from './requests.server.ts'
import { newRequestRefusalWords, requestKinds, newRequestWords as words } from './words.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { clock, allow } = deskOf(context)
  allow('privacy:handle')
  const form: TypedRequest = { kind: '', phone: '', wish: '', receivedAt: jakartaTime(clock.now()) }
  return { form }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, environment, allow } = deskOf(context)
  const grant = allow('privacy:handle')
  const body = await readBody(request)
  const form: TypedRequest = {
    kind: readText(body, 'kind'),
    phone: readText(body, 'phone'),
    wish: readWholeText(body, 'wish'),
    receivedAt: readText(body, 'receivedAt'),
  }
  const read = readNewRequest(form, clock.now())
  if (!read.ok) return data({ form, ...read.refusal }, 422)
  const reference = await enterRequest(db, grant, { request: read.value, environment }, clock.now())
  return redirect(at.privacyRequest(reference))
}

export default function NewRequestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData?.form ?? loaderData.form
  const message = actionData && newRequestRefusalWords[actionData.refusal]
  const errorAt = (field: string) => (actionData?.field === field ? message : undefined)
  return (
    <OfficePage title={words.title} errors={actionData && message ? [{ field: actionData.field, message }] : []}>
      <p className="max-w-prose text-ink-soft">{words.intro}</p>
      <KeptForm place="permintaan data" className="grid max-w-form gap-5">
        <SelectField name="kind" label={words.kind} defaultValue={form.kind} error={errorAt('kind')}>
          <option value="">{words.choose}</option>
          {privacyKinds.map((kind) => (
            <option key={kind} value={kind}>
              {requestKinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="phone"
          type="tel"
          label={words.phone}
          hint={words.phoneHint}
          defaultValue={form.phone}
          error={errorAt('phone')}
          autoComplete="off"
        />
        <TextAreaField name="wish" label={words.wish} hint={words.wishHint} defaultValue={form.wish} error={errorAt('wish')} />
        <TextField
          name="receivedAt"
          type="datetime-local"
          label={words.receivedAt}
          hint={words.receivedHint}
          defaultValue={form.receivedAt}
          error={errorAt('receivedAt')}
        />
        <div>
          <Button>{words.save}</Button>
        </div>
      </KeptForm>
    </OfficePage>
  )
}
