import { data, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { isUuid } from '~/lib/uuid.ts'
import { readWholeNumber } from '~/lib/whole-number.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { KeptForm } from '../frame/KeptForm.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/breach-correction.screen'
import { BreachFacts } from './BreachFacts.tsx'
import { BreachFields } from './BreachFields.tsx'
import { readBreach } from './breach.ts'
import { correctBreach, openBreach } from './breaches.server.ts'
import { readTypedBreach, shownBreach, typedBreach } from './typed-breach.ts'
import { breachRefusalWords, breachWords as words } from './words.ts'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  allow('privacy:handle')
  const breach = isUuid(id) ? await openBreach(db, allow('privacy:read'), id, clock.now()) : null
  if (!breach) throw data(null, 404)
  return { id, form: typedBreach(breach), seen: breach.corrections.length }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { db, clock, allow } = deskOf(context)
  const grant = allow('privacy:handle')
  if (!isUuid(id)) throw data(null, 404)
  const body = await readBody(request)
  const form = readTypedBreach(body)
  const seen = readWholeNumber(readText(body, 'seen')) ?? 0
  const read = readBreach(form, clock.now())
  if (!read.ok) return data({ form, seen, refused: read.refusal, meanwhile: null }, 422)
  const corrected = await correctBreach(db, grant, { id, breach: read.value, seen }, clock.now())
  if (corrected.ok) return redirect(at.breach(id))
  const now = await openBreach(db, allow('privacy:read'), id, clock.now())
  if (!now) throw data(null, 404)
  const meanwhile = { by: now.corrections.at(-1)?.correctedBy ?? now.enteredBy, facts: shownBreach(now) }
  return data({ form, seen: now.corrections.length, refused: null, meanwhile }, 409)
}

export default function BreachCorrectionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { form, seen } = actionData ?? loaderData
  const { refused = null, meanwhile = null } = actionData ?? {}
  const wrong = refused && { field: refused.field, message: breachRefusalWords[refused.refusal] }
  const other = meanwhile && { field: 'meanwhile', message: words.meanwhile(meanwhile.by) }
  const errors = [wrong, other].filter((each) => each !== null)
  return (
    <OfficePage title={words.correctionTitle} errors={errors}>
      <Link to={at.breach(loaderData.id)} className="justify-self-start underline underline-offset-4">
        {words.title}
      </Link>
      {meanwhile && (
        <Notice tone="warn">
          <div id="meanwhile" tabIndex={-1} className="grid gap-3">
            <p className="font-semibold">{words.meanwhile(meanwhile.by)}</p>
            <BreachFacts facts={meanwhile.facts} />
            <p>{words.meanwhileNext}</p>
          </div>
        </Notice>
      )}
      <p className="max-w-prose text-ink-soft">{words.correctionIntro}</p>
      <KeptForm place={`kebocoran ${loaderData.id}`} className="grid max-w-form gap-5">
        <input type="hidden" name="seen" value={seen} />
        <BreachFields form={form} refused={refused} />
        <div>
          <Button>{words.saveCorrection}</Button>
        </div>
      </KeptForm>
    </OfficePage>
  )
}
