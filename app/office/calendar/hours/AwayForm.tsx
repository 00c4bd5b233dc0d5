import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import { KeptForm } from '../../frame/KeptForm.tsx'
import type { ChangeAnswer } from './change-on-form.server.ts'
import { DateSelect } from './DateSelect.tsx'
import type { ListedCar } from './FleetList.tsx'
import { changeRefusalWords, hoursPageWords as page } from './hours-words.ts'

type Refused = Extract<ChangeAnswer, { ok: false }>
type Props = {
  /** The slug. */
  dealer: string
  fleet: readonly ListedCar[]
  dates: readonly { date: string; label: string }[]
  typed: Refused['typed'] | undefined
  error: Refused['error']
}

/** Says that a car is away on some days. */
export function AwayForm({ dealer, fleet, dates, typed, error }: Props) {
  const wrong = (field: string) => (typed && error?.field === field ? changeRefusalWords[error.refusal] : undefined)
  return (
    <KeptForm
      place={`mobil pergi ${dealer}`}
      version={fleet.map(({ id, away }) => `${id} ${away.map(({ from }) => from)}`).join()}
      className="grid max-w-form gap-4"
      aria-labelledby="mobil-pergi"
    >
      <h2 id="mobil-pergi" className="text-lg">
        {page.awayTitle}
      </h2>
      <input type="hidden" name="change" value="car-away" />
      <SelectField name="car" id="car-away-car" label={page.model} defaultValue={typed?.car}>
        {fleet.map(({ id, model, name }) => (
          <option key={id} value={id}>
            {`${model}, ${name}`}
          </option>
        ))}
      </SelectField>
      <DateSelect
        name="date"
        id="car-away-date"
        label={page.from}
        dates={dates}
        chosen={typed?.date ?? ''}
        error={wrong('date')}
      />
      <DateSelect
        name="until"
        id="car-away-until"
        label={page.until}
        dates={dates}
        chosen={typed?.until ?? ''}
        error={wrong('until')}
      />
      <TextField
        name="reason"
        id="car-away-reason"
        label={page.awayReason}
        defaultValue={typed?.reason}
        error={wrong('reason')}
        autoComplete="off"
      />
      <div>
        <Button tone="secondary">{page.saveAway}</Button>
      </div>
    </KeptForm>
  )
}
