import { at } from '~/addresses.ts'
import { VariantChoice } from '~/core/cars/VariantChoice.tsx'
import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import type { Plan } from './plan.server.ts'
import { refusalWords, words } from './words.ts'

type Props = Pick<Plan, 'request' | 'choices'>

/** A GET form: the address holds the car. The variants appear when the model is known. */
export function PlanForm({ request: { typed, car, refusals }, choices }: Props) {
  const error = (name: keyof typeof refusals) => refusals[name] && refusalWords[refusals[name]]
  return (
    <form
      action={at.periodicMaintenance()}
      autoComplete="off"
      noValidate
      className="mt-8 rounded-card bg-paper-warm p-5 lg:p-8 print:hidden"
    >
      <h2 className="text-xl">{words.form}</h2>
      <div className="mt-5 grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField name="vehicle" label={words.car} defaultValue={car?.slug ?? ''} error={error('vehicle')}>
          <option value="">{words.chooseCar}</option>
          <Options cars={choices.cars} />
          <optgroup label={words.earlierCars}>
            <Options cars={choices.earlier} />
          </optgroup>
        </SelectField>
        {car && car.variants.length > 0 && (
          <VariantChoice variants={car.variants} chosen={typed.variant} error={error('variant')} optional />
        )}
        <TextField
          name="year"
          label={words.year}
          hint={words.yearHint}
          error={error('year')}
          defaultValue={typed.year}
          inputMode="numeric"
          enterKeyHint="next"
        />
        <TextField
          name="kilometres"
          label={words.kilometres}
          hint={words.kilometresHint}
          error={error('kilometres')}
          defaultValue={typed.kilometres}
          enterKeyHint="go"
        />
      </div>
      <div className="mt-6">
        <Button>{words.show}</Button>
      </div>
    </form>
  )
}

function Options({ cars }: { cars: readonly { slug: string; name: string }[] }) {
  return cars.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ))
}
