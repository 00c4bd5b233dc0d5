import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { KeptForm } from '../frame/KeptForm.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import { sendPasswordLink } from '../sign-in/password.server.ts'
import type { Route } from './+types/new-staff.screen'
import { readStaffForm } from './read-staff-form.ts'
import { StaffFields } from './StaffFields.tsx'
import { addStaff, dealerOptions } from './staff.server.ts'
import { refusalWords, words } from './words.ts'

const empty = { name: '', email: '', role: '', dealerIds: [] }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, allow } = deskOf(context)
  allow('staff:manage')
  return { options: await dealerOptions(db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  const form = readStaffForm(await readBody(request))
  const added = await addStaff(desk.db, desk.allow('staff:manage'), form, desk.clock.now())
  if (!added.ok) return data({ form, refusal: added.refusal }, 422)
  await sendPasswordLink(desk, form.email)
  return redirect(at.staffMember(added.value, { kabar: 'tautan' }))
}

export default function NewStaffScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { form = empty, refusal } = actionData ?? {}
  const errors = refusal ? [{ field: refusal.field, message: refusalWords[refusal.refusal] }] : []
  return (
    <OfficePage title={words.newTitle} errors={errors}>
      <p className="text-ink-soft">{words.newIntro}</p>
      <KeptForm place="staf baru" className="grid max-w-form gap-5">
        <StaffFields form={form} options={loaderData.options} refusal={refusal} isNew />
        <Button>{words.submitNew}</Button>
      </KeptForm>
    </OfficePage>
  )
}
