import { data, Form, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { findStaff } from '~/core/staff/staff.server.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { KeptForm } from '../frame/KeptForm.tsx'
import { newsOf } from '../frame/news-of.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import { giveBackLeads } from '../leads/work/give-back.server.ts'
import { sendLinkTo } from '../sign-in/password.server.ts'
import type { Route } from './+types/staff-member.screen'
import { readStaffForm } from './read-staff-form.ts'
import { StaffFields } from './StaffFields.tsx'
import { changeStaff, closeAccess, dealerOptions, endSessions, resetSecondFactor } from './staff.server.ts'
import { refusalWords, words } from './words.ts'

/** What was done last, as the address says it. */
const news: Record<string, string> = {
  simpan: words.saved,
  tautan: words.access.linkSent,
  faktor: words.access.factorReset,
  perangkat: words.access.sessionsEnded,
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, allow } = deskOf(context)
  allow('staff:manage')
  const staff = await findStaff(db, params.id)
  if (!staff) throw data(null, 404)
  return { staff, options: await dealerOptions(db), news: newsOf(news, new URL(request.url).searchParams.get('kabar')) }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  const { db, clock } = desk
  const grant = desk.allow('staff:manage')
  const staff = await findStaff(db, id)
  if (!staff) throw data(null, 404)
  const body = await readBody(request)
  const then = (kabar: string) => redirect(at.staffMember(id, { kabar }))
  switch (readText(body, 'act')) {
    case 'link':
      await sendLinkTo(desk, grant, staff)
      return then('tautan')
    case 'factor':
      await resetSecondFactor(db, grant, id, clock.now())
      return then('faktor')
    case 'sessions':
      await endSessions(db, grant, id, clock.now())
      return then('perangkat')
    case 'leave': {
      const wrong = (message: string) => data({ form: staff, refusal: null, wrong: { field: 'sure', message } }, 422)
      if (!body.has('sure')) return wrong(words.access.leaveMissing)
      const closed = await closeAccess(db, grant, id, clock.now())
      if (!closed.ok) return wrong(refusalWords[closed.refusal.refusal])
      await giveBackLeads(db, leadContextOf(desk), id)
      return redirect(at.staffList())
    }
    default: {
      const form = { ...readStaffForm(body), email: staff.email }
      const changed = await changeStaff(db, grant, id, form, clock.now())
      if (!changed.ok) return data({ form, refusal: changed.refusal, wrong: null }, 422)
      await giveBackLeads(db, leadContextOf(desk), id)
      return then('simpan')
    }
  }
}

export default function StaffMemberScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, options } = loaderData
  const { form = staff, refusal, wrong } = actionData ?? {}
  const refused = refusal ? { field: refusal.field, message: refusalWords[refusal.refusal] } : wrong
  return (
    <OfficePage title={staff.name} errors={refused ? [refused] : []}>
      <Link to={at.staffList()} className="justify-self-start underline underline-offset-4">
        {words.back}
      </Link>
      {loaderData.news && !refused && <Notice tone="good">{loaderData.news}</Notice>}
      <KeptForm
        place={`staf ${staff.id}`}
        version={[staff.name, staff.role, ...staff.dealerIds].join()}
        key={staff.id}
        className="grid max-w-form gap-5"
      >
        <StaffFields form={form} options={options} refusal={refusal ?? undefined} isNew={false} />
        <Button>{words.save}</Button>
      </KeptForm>
      <Access name={staff.name} error={wrong?.message} />
    </OfficePage>
  )
}

function Access({ name, error }: { name: string; error: string | undefined }) {
  const { title, sendLink, resetFactor, endSessions: end, leave, leaveNote, leaveSure } = words.access
  const actions = [
    { act: 'link', label: sendLink },
    { act: 'factor', label: resetFactor },
    { act: 'sessions', label: end },
  ]
  return (
    <section className="grid max-w-form gap-3 border-t border-line pt-5">
      <h2 className="text-lg">{title}</h2>
      {actions.map(({ act, label }) => (
        <Form key={act} method="post">
          <Button tone="secondary" name="act" value={act}>
            {label}
          </Button>
        </Form>
      ))}
      <Form method="post" noValidate className="grid gap-3 border-t border-line pt-5">
        <p className="text-sm text-ink-soft">{leaveNote}</p>
        <CheckField name="sure" label={leaveSure(name)} value="ya" error={error} />
        <div>
          <Button tone="secondary" name="act" value="leave">
            {leave}
          </Button>
        </div>
      </Form>
    </section>
  )
}
