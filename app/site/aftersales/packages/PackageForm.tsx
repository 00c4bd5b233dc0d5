import { at } from '~/addresses.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import type { Packages } from './packages.server.ts'
import { refusalWords, words } from './words.ts'

type Props = Pick<Packages, 'request' | 'choices'>

/** A GET form: the address holds the car and its kilometres. */
export function PackageForm({ request: { typed, refusals, key }, choices }: Props) {
  return (
    <form
      action={at.smartPackage()}
      autoComplete="off"
      noValidate
      className="mt-8 rounded-card bg-paper-warm p-5 lg:p-8 print:hidden"
    >
      <h2 className="text-xl">{words.form}</h2>
      <div className="mt-5 grid items-end gap-5 lg:grid-cols-[2fr_2fr_auto]">
        <SelectField name="car" label={words.car} defaultValue={key} error={refusals.car && refusalWords[refusals.car]}>
          {key === '' && <option value="">{refusalWords['car-unknown']}</option>}
          {choices.map((choice) => (
            <option key={choice.key} value={choice.key}>
              {choice.name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="kilometres"
          label={words.kilometres}
          hint={words.kilometresHint}
          error={refusals.kilometres && refusalWords[refusals.kilometres]}
          defaultValue={typed.kilometres}
          optional
          enterKeyHint="go"
        />
        <Button>{words.show}</Button>
      </div>
    </form>
  )
}
