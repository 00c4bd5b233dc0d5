import { Form, Link } from 'react-router'
import { at } from '~/addresses.ts'
import { auditActions } from '~/core/staff/audit.ts'
import { listStaff } from '~/core/staff/staff.server.ts'
import { readWholeNumber } from '~/lib/whole-number.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import type { Route } from './+types/audit.screen'
import { AuditTable } from './AuditTable.tsx'
import { readAuditFilter } from './audit-filter.ts'
import { readAuditLog } from './audit-log.server.ts'
import { actionWords, words } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, allow } = deskOf(context)
  const { searchParams } = new URL(request.url)
  const filter = readAuditFilter(searchParams)
  const before = readWholeNumber(searchParams.get('sebelum'), { most: Number.MAX_SAFE_INTEGER })
  const [log, staff] = await Promise.all([readAuditLog(db, allow('audit:read'), filter, before), listStaff(db)])
  return { ...log, filter, isLater: before !== null, staff: staff.map(({ id, name }) => ({ id, name })) }
}

export default function AuditScreen({ loaderData }: Route.ComponentProps) {
  const { rows, next, filter, isLater } = loaderData
  const inAddress = { staf: filter.staffId, tindakan: filter.action ?? '', tentang: filter.subject }
  return (
    <OfficePage
      title={words.title}
      action={
        <ButtonLink tone="secondary" href={at.auditExport(inAddress)} download>
          {words.export}
        </ButtonLink>
      }
    >
      <p className="max-w-prose text-ink-soft">{words.intro}</p>
      <Filter {...loaderData} />
      {rows.length > 0 ? <AuditTable rows={rows} /> : <p>{words.none}</p>}
      <p className="flex gap-6">
        {isLater && <Link to={at.auditLog(inAddress)}>{words.newest}</Link>}
        {next !== null && <Link to={at.auditLog({ ...inAddress, sebelum: String(next) })}>{words.older}</Link>}
      </p>
    </OfficePage>
  )
}

function Filter({ filter, staff }: Pick<Route.ComponentProps['loaderData'], 'filter' | 'staff'>) {
  return (
    <Form
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
      key={JSON.stringify(filter)}
    >
      <SelectField name="staf" label={words.who} defaultValue={filter.staffId}>
        <option value="">{words.all}</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField name="tindakan" label={words.what} defaultValue={filter.action ?? ''}>
        <option value="">{words.all}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {actionWords[action]}
          </option>
        ))}
      </SelectField>
      <TextField name="tentang" label={words.subject} placeholder={words.subjectHint} defaultValue={filter.subject} />
      <Button tone="secondary">{words.apply}</Button>
    </Form>
  )
}
