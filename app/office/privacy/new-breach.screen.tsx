import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { TextAreaField, TextField } from '~/ui/Field.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { KeptForm } from '../frame/KeptForm.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText, readWholeText } from '../frame/read-text.ts'
import type { Route } from './+types/new-breach.screen'
import { readBreach, type TypedBreach } from './breach.ts'
import { enterBreach } from './breaches.server.ts'
import { jakartaTime } from './request-rules.ts'
import { breachRefusalWords, breachWords as words } from './words.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { clock, allow } = deskOf(context)
  allow('privacy:handle')
  const form: TypedBreach = { happened: '', exposed: '', measures: '', affected: '', noticedAt: jakartaTime(clock.now()) }
  return { form }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, allow } = deskOf(context)
  const grant = allow('privacy:handle')
  const body = await readBody(request)
  const form: TypedBreach = {
    happened: readWholeText(body, 'happened'),
    exposed: readWholeText(body, 'exposed'),
    measures: readWholeText(body, 'measures'),
    affected: readText(body, 'affected'),
    noticedAt: readText(body, 'noticedAt'),
  }
  const read = readBreach(form, clock.now())
  if (!read.ok) return data({ form, ...read.refusal }, 422)
  return redirect(at.breach(await enterBreach(db, grant, read.value, clock.now())))
}

export default function NewBreachScreen({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData?.form ?? loaderData.form
  const message = actionData && breachRefusalWords[actionData.refusal]
  const of = (field: keyof TypedBreach) => ({
    name: field,
    ...words.fields[field],
    defaultValue: form[field],
    error: actionData?.field === field ? message : undefined,
  })
  return (
    <OfficePage title={words.newTitle} errors={actionData && message ? [{ field: actionData.field, message }] : []}>
      <p className="max-w-prose text-ink-soft">{words.newIntro}</p>
      <KeptForm place="kebocoran" className="grid max-w-form gap-5">
        <TextAreaField {...of('happened')} />
        <TextAreaField {...of('exposed')} />
        <TextAreaField {...of('measures')} />
        <TextField {...of('affected')} inputMode="numeric" />
        <TextField {...of('noticedAt')} type="datetime-local" />
        <div>
          <Button>{words.save}</Button>
        </div>
      </KeptForm>
    </OfficePage>
  )
}
