import { Form } from 'react-router'
import { at } from '~/addresses.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import type { CalendarChoice } from '../calendar-address.ts'
import type { CalendarDealer } from '../calendar-scope.server.ts'
import { words } from '../words.ts'

type Props = { dealers: readonly CalendarDealer[] | null; choice: CalendarChoice }

/** Chooses the dealer. Nothing for an employee with a single dealer. */
export function DealerForm({ dealers, choice }: Props) {
  if (dealers && dealers.length < 2) return null
  return (
    <Form action={at.calendar()} className="grid w-full max-w-form grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      {dealers ? (
        <SelectField name="dealer" label={words.dealer} key={choice.dealer} defaultValue={choice.dealer}>
          <option value="">{words.chooseDealer}</option>
          {dealers.map(({ slug, name, city }) => (
            <option key={slug} value={slug}>
              {name.includes(city) ? name : `${name}, ${city}`}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField name="dealer" label={words.dealer} hint={words.dealerHint} key={choice.dealer} defaultValue={choice.dealer} />
      )}
      {choice.day && <input type="hidden" name="hari" value={choice.day} />}
      {choice.span === 'week' && <input type="hidden" name="tampilan" value="minggu" />}
      <Button tone="secondary">{words.show}</Button>
    </Form>
  )
}
