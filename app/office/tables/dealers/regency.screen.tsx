import { data, Link } from 'react-router'
import { at } from '~/addresses.ts'
import { regencies } from '~/core/dealers/regions.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { may } from '~/core/staff/grant.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../../frame/desk.server.ts'
import { KeptForm } from '../../frame/KeptForm.tsx'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { readText } from '../../frame/read-text.ts'
import type { Route } from './+types/regency.screen'
import { correctDealer, dealerChoices, previewCorrection } from './correct-dealer.server.ts'
import { MisreadList } from './MisreadList.tsx'
import { words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff, allow } = deskOf(context)
  const dealers = await dealerChoices(db, allow('content:read'))
  return { dealers, regencies: regencies.map(({ code, name }) => ({ code, name })), mayCorrect: may(staff, 'prices:edit') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  const grant = desk.allow('prices:edit')
  const body = await readBody(request)
  const form = { dealer: readText(body, 'dealer'), regency: readText(body, 'regency') }
  const isConfirmed = readText(body, 'act') === 'correct'
  const correct = isConfirmed ? correctDealer : previewCorrection
  const misread = await correct(desk.db, grant, form, leadContextOf(desk))
  return misread ? { form, misread, isCorrected: isConfirmed } : data({ form, misread: null, isCorrected: false }, 422)
}

export default function RegencyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { dealers, regencies: all, mayCorrect } = loaderData
  const { form, misread, isCorrected } = actionData ?? {}
  const dealer = dealers.find(({ id }) => id === form?.dealer)
  const errors = actionData && !misread ? [{ field: 'dealer', message: words.missing }] : []
  return (
    <OfficePage title={words.title} errors={errors}>
      <p className="max-w-prose">{words.intro}</p>
      <Link to={at.table('dealer')} className="justify-self-start underline underline-offset-4">
        {words.back}
      </Link>
      {isCorrected && <Notice tone="good">{words.corrected(dealer?.name ?? '')}</Notice>}
      {mayCorrect && (
        <KeptForm place="wilayah" version={isCorrected ? 'tersimpan' : ''} className="grid max-w-form gap-5">
          <SelectField name="dealer" label={words.dealer} defaultValue={form?.dealer ?? ''} error={errors[0]?.message}>
            <option value="">{words.choose}</option>
            {dealers.map(({ id, name, city }) => (
              <option key={id} value={id}>{`${name}, ${city}`}</option>
            ))}
          </SelectField>
          <SelectField name="regency" label={words.regency} defaultValue={form?.regency ?? ''}>
            <option value="">{words.choose}</option>
            {all.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button tone={misread && !isCorrected ? 'secondary' : 'primary'} name="act" value="preview">
            {words.preview}
          </Button>
          {misread && !isCorrected && (
            <>
              <MisreadList misread={misread} isCorrected={false} />
              <Button name="act" value="correct">
                {words.correct}
              </Button>
            </>
          )}
        </KeptForm>
      )}
      {misread && isCorrected && <MisreadList misread={misread} isCorrected />}
    </OfficePage>
  )
}
