import { at, type Query } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import type { Subject } from '~/core/cars/spec.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { isComparison, keyOf, modelParameter, mostCompared } from './selection.ts'
import { words } from './words.ts'

/** Id of the form of the page. The fields of the garage belong to it, too, although they are outside of it. */
export const compareFormId = 'bandingkan'

type Props = { cars: readonly Car[]; subjects: readonly Subject[]; suggested: Subject[][]; space: Query }

export function Chooser({ cars, subjects, suggested, space }: Props) {
  const places = Array.from({ length: mostCompared }, (_, place) => place)
  return (
    <form id={compareFormId} action={at.compare()} className="mt-8 border-line border-y py-5">
      <h2 className="sr-only">{words.choose}</h2>
      <div className="grid items-end gap-4 md:grid-cols-[1fr_1fr_1fr_auto]">
        {places.map((place) => (
          <ModelChoice key={place} place={place} cars={cars} chosen={subjects[place]} />
        ))}
        <Button tone={isComparison(subjects) ? 'secondary' : 'primary'}>{words.compare}</Button>
      </div>
      {suggested.length > 0 && <Suggested pairs={suggested} space={space} />}
    </form>
  )
}

function ModelChoice({ place, cars, chosen }: { place: number; cars: readonly Car[]; chosen: Subject | undefined }) {
  return (
    <SelectField
      id={`model-${place + 1}`}
      name={modelParameter}
      label={words.choice(place + 1)}
      defaultValue={chosen ? keyOf(chosen) : ''}
    >
      <option value="">{words.noChoice}</option>
      {cars.map((car) => (
        <optgroup key={car.slug} label={car.name}>
          {car.variants.map((variant) => (
            <option key={variant.slug} value={keyOf({ car, variant })}>
              {car.name} {variant.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

function Suggested({ pairs, space }: { pairs: Subject[][]; space: Query }) {
  return (
    <div className="mt-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <h3 className="text-ink-soft text-sm">{words.tryTitle}</h3>
      {pairs.map((pair) => (
        <a
          key={pair.map(keyOf).join()}
          href={at.compare(pair.map(keyOf), space)}
          className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {words.pair(pair.map(({ car }) => car.name))}
        </a>
      ))}
    </div>
  )
}
