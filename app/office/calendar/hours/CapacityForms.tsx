import type { AppointmentKind } from '~/core/appointments/offer.ts'
import { longDate } from '~/lib/day.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import { KeptForm } from '../../frame/KeptForm.tsx'
import { words } from '../words.ts'
import type { ChangeAnswer } from './change-on-form.server.ts'
import { DateSelect } from './DateSelect.tsx'
import { changeRefusalWords, hoursPageWords as page } from './hours-words.ts'
import type { readHours } from './read-hours.server.ts'

const appointmentKinds = ['test-drive', 'service'] as const satisfies readonly AppointmentKind[]

type Refused = Extract<ChangeAnswer, { ok: false }>
type Props = {
  /** The slug. */
  dealer: string
  hours: Awaited<ReturnType<typeof readHours>>
  mayChange: boolean
  typed: Refused['typed'] | undefined
  error: Refused['error']
}

/** How many appointments fit at the same time: every day, and on single days. */
export function CapacityForms({ dealer, hours, mayChange, typed, error }: Props) {
  return (
    <section className="grid gap-4" aria-labelledby="kapasitas">
      <h2 id="kapasitas" className="text-lg">
        {page.capacity}
      </h2>
      {appointmentKinds.map((kind) => {
        const own = typed?.change === 'capacity' && typed.of === kind ? typed : undefined
        const shown = { dealer, kind, hours, mayChange, typed: own, error: own ? error : null }
        return <KindForm key={kind} {...shown} />
      })}
      <h2 className="border-t border-line pt-4 text-lg">{page.oneDay}</h2>
      {hours.onDays.length > 0 && (
        <ul className="grid gap-1 text-sm tabular">
          {hours.onDays.map(({ date, kind, byHour }) => (
            <li key={`${date} ${kind}`}>{page.onDay(longDate(date), words.kinds[kind], byHour)}</li>
          ))}
        </ul>
      )}
      {mayChange && (
        <OneDayForm dealer={dealer} hours={hours} typed={typed?.change === 'capacity-on-day' ? typed : undefined} error={error} />
      )}
    </section>
  )
}

function KindForm({ dealer, kind, hours, mayChange, typed, error }: Props & { kind: AppointmentKind }) {
  const { usual, byHour } = hours.capacity[kind]
  const wrong = (field: string) => (error?.field === field ? changeRefusalWords[error.refusal] : undefined)
  if (!mayChange) return <Capacity kind={kind} usual={usual} byHour={byHour} />
  const followsFleet = kind === 'test-drive' && hours.fleet.decides
  // Each form has its own ids; the error summary links to those of the form that was sent.
  const idOf = (field: string) => (typed ? `capacity-${field}` : `${kind}-${field}`)
  return (
    <KeptForm
      place={`tempat ${dealer} ${kind}`}
      version={`${usual} ${byHour}`}
      key={`${usual} ${byHour}`}
      className="grid max-w-form gap-3"
    >
      <fieldset className="grid items-end gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <legend className="mb-2 font-semibold">{words.kinds[kind]}</legend>
        <input type="hidden" name="change" value="capacity" />
        <input type="hidden" name="of" value={kind} />
        <TextField
          name="usual"
          id={idOf('usual')}
          label={page.capacityOf[kind]}
          hint={followsFleet ? page.byFleet(hours.fleet.cars.length) : undefined}
          inputMode="numeric"
          defaultValue={typed?.usual ?? String(usual)}
          error={wrong('usual')}
          autoComplete="off"
        />
        <TextField
          name="byHour"
          id={idOf('byHour')}
          label={page.byHour}
          hint={page.byHourHint}
          defaultValue={typed?.byHour ?? byHour}
          error={wrong('byHour')}
          autoComplete="off"
          optional
        />
      </fieldset>
      <div>
        <Button tone="secondary">{page.saveCapacity}</Button>
      </div>
    </KeptForm>
  )
}

/** The same for employees who only read. */
function Capacity({ kind, usual, byHour }: { kind: AppointmentKind; usual: number; byHour: string }) {
  return (
    <dl className="tabular">
      <dt className="font-semibold">{words.kinds[kind]}</dt>
      <dd>{`${page.capacityOf[kind]}: ${usual}`}</dd>
      {byHour !== '' && <dd>{`${page.byHour}: ${byHour}`}</dd>}
    </dl>
  )
}

function OneDayForm({ dealer, hours, typed, error }: Omit<Props, 'mayChange'>) {
  const wrong = (field: string) => (typed && error?.field === field ? changeRefusalWords[error.refusal] : undefined)
  return (
    <KeptForm
      place={`tempat pada hari ${dealer}`}
      version={hours.onDays.map(({ date, kind, byHour }) => `${date} ${kind} ${byHour}`).join()}
      className="grid max-w-form gap-4"
    >
      <p className="text-sm text-ink-soft">{page.oneDayHint}</p>
      <input type="hidden" name="change" value="capacity-on-day" />
      <DateSelect name="date" id="capacity-on-day-date" dates={hours.dates} chosen={typed?.date ?? ''} error={wrong('date')} />
      <SelectField name="of" id="capacity-on-day-of" label={page.kind} defaultValue={typed?.of}>
        {appointmentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="byHour"
        id="capacity-on-day-byHour"
        label={page.byHour}
        hint={page.byHourHint}
        defaultValue={typed?.byHour}
        error={wrong('byHour')}
        autoComplete="off"
        optional
      />
      <div>
        <Button tone="secondary">{page.saveCapacity}</Button>
      </div>
    </KeptForm>
  )
}
