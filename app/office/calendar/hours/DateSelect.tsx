import { SelectField } from '~/ui/Field.tsx'
import { hoursPageWords as page } from './hours-words.ts'

type Props = {
  name: string
  id: string
  label?: string
  dates: readonly { date: string; label: string }[]
  chosen: string
  error: string | undefined
}

/** A day in the months ahead. */
export function DateSelect({ name, id, label = page.date, dates, chosen, error }: Props) {
  return (
    <SelectField name={name} id={id} label={label} defaultValue={chosen} error={error}>
      <option value="">{page.chooseDate}</option>
      {dates.map((day) => (
        <option key={day.date} value={day.date}>
          {day.label}
        </option>
      ))}
    </SelectField>
  )
}
