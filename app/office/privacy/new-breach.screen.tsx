import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { KeptForm } from '../frame/KeptForm.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import type { Route } from './+types/new-breach.screen'
import { BreachFields } from './BreachFields.tsx'
import { readBreach, type TypedBreach } from './breach.ts'
import { enterBreach } from './breaches.server.ts'
import { jakartaTime } from './request-rules.ts'
import { readTypedBreach } from './typed-breach.ts'
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
  const form = readTypedBreach(await readBody(request))
  const read = readBreach(form, clock.now())
  if (!read.ok) return data({ form, refused: read.refusal }, 422)
  return redirect(at.breach(await enterBreach(db, grant, read.value, clock.now())))
}

export default function NewBreachScreen({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.refused ?? null
  const errors = refused ? [{ field: refused.field, message: breachRefusalWords[refused.refusal] }] : []
  return (
    <OfficePage title={words.newTitle} errors={errors}>
      <p className="max-w-prose text-ink-soft">{words.newIntro}</p>
      <KeptForm place="kebocoran" className="grid max-w-form gap-5">
        <BreachFields form={actionData?.form ?? loaderData.form} refused={refused} />
        <div>
          <Button>{words.save}</Button>
        </div>
      </KeptForm>
    </OfficePage>
  )
}
