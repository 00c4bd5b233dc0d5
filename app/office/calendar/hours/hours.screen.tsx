import { data, Link } from 'react-router'
import { at } from '~/addresses.ts'
import { may } from '~/core/staff/grant.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../../frame/desk.server.ts'
import { KeptForm } from '../../frame/KeptForm.tsx'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { dealerInScope } from '../calendar-scope.server.ts'
import type { Route } from './+types/hours.screen'
import { CapacityForms } from './CapacityForms.tsx'
import { changeAction } from './change-action.server.ts'
import { DateSelect } from './DateSelect.tsx'
import { DayTable } from './DayTable.tsx'
import { HitsForm } from './HitsForm.tsx'
import { changeRefusalWords, hoursPageWords as page } from './hours-words.ts'
import { readHours } from './read-hours.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, staff, allow } = deskOf(context)
  const grant = allow('lead:read')
  const query = new URL(request.url).searchParams
  const dealer = await dealerInScope(db, grant, query.get('dealer') ?? '')
  if (!dealer) throw data(null, 404)
  return {
    dealer: { slug: dealer.slug, name: dealer.name },
    hours: await readHours(db, grant, dealer, clock.now()),
    mayChange: may(staff, 'calendar:change'),
    chosen: query.get('hari') ?? '',
    isSaved: query.has('tersimpan'),
  }
}

export const action = (asked: Route.ActionArgs) => changeAction(asked, at.calendarHours)

export default function HoursScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { dealer, hours, mayChange, chosen, isSaved } = loaderData
  const typed = actionData?.typed
  const error = actionData?.error ?? null
  const errorId = error && `${typed?.change}-${error.field}`
  return (
    <OfficePage
      title={`${page.title}: ${dealer.name}`}
      errors={error && errorId ? [{ field: errorId, message: changeRefusalWords[error.refusal] }] : []}
    >
      <Link to={at.calendar({ dealer: dealer.slug })} className="justify-self-start underline underline-offset-4">
        {page.back}
      </Link>
      <p className="max-w-prose text-ink-soft">{mayChange ? page.intro : page.readOnly}</p>
      {isSaved && !actionData && <Notice tone="good">{page.saved}</Notice>}
      {actionData && actionData.hits.length > 0 && (
        <HitsForm answer={actionData} keepAddress={at.calendarHours({ dealer: dealer.slug })} />
      )}
      <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-2">
        <section className="grid gap-4" aria-labelledby="hari-lain">
          {mayChange && (
            <DayForm
              dates={hours.dates}
              chosen={chosen}
              typed={typed?.change === 'day' ? typed : undefined}
              error={error}
              place={`hari ${dealer.slug}`}
              version={hours.days.map(({ date, hours, reason }) => `${date} ${hours} ${reason}`).join('\n')}
            />
          )}
          <h2 id="hari-lain" className="text-lg">
            {page.days}
          </h2>
          <DayTable days={hours.days} mayChange={mayChange} />
        </section>
        <CapacityForms dealer={dealer.slug} hours={hours} mayChange={mayChange} typed={typed} error={error} />
      </div>
    </OfficePage>
  )
}

type ActionData = NonNullable<Route.ComponentProps['actionData']>
type DayFormProps = {
  dates: Route.ComponentProps['loaderData']['hours']['dates']
  chosen: string
  typed: ActionData['typed'] | undefined
  error: ActionData['error']
  /** Names the form on this device. */
  place: string
  /** Changes when a day was stored. */
  version: string
}

function DayForm({ dates, chosen, typed, error, place, version }: DayFormProps) {
  const wrong = (field: string) => (typed && error?.field === field ? changeRefusalWords[error.refusal] : undefined)
  return (
    <KeptForm place={place} version={version} className="mb-4 grid max-w-form gap-4" aria-labelledby="ubah-hari">
      <h2 id="ubah-hari" className="text-lg">
        {page.changeDay}
      </h2>
      <input type="hidden" name="change" value="day" />
      <DateSelect name="date" id="day-date" dates={dates} chosen={typed?.date ?? chosen} error={wrong('date')} />
      <TextField
        name="hours"
        id="day-hours"
        label={page.hours}
        hint={page.hoursHint}
        defaultValue={typed?.hours}
        error={wrong('hours')}
        autoComplete="off"
        optional
      />
      <TextField
        name="reason"
        id="day-reason"
        label={page.reason}
        hint={page.reasonHint}
        defaultValue={typed?.reason}
        error={wrong('reason')}
        autoComplete="off"
      />
      <div>
        <Button>{page.saveDay}</Button>
      </div>
    </KeptForm>
  )
}
