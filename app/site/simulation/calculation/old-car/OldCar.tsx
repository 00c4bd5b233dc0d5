import { memo } from 'react'
import { own } from '~/lib/own.ts'
import { AmountField } from '~/ui/AmountField.tsx'
import { Button } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { LiveFold } from '~/ui/LiveFold.tsx'
import { MoreButton } from '~/ui/MoreButton.tsx'
import type { TradeInField } from '../../trade-in/typed-car.ts'
import type { Question } from '../../trade-in/value-rules.ts'
import { useChoices } from '../choose.ts'
import { OldCarValue } from './OldCarValue.tsx'
import { oldCarNames } from './old-car.ts'
import { colourWords, oldCarRefusals, questionWords, oldCarWords as words } from './old-car-words.ts'
import type { OldCar } from './read-old-car.ts'

const asked = Object.keys(questionWords) as Question[]
const conditionFields: readonly TradeInField[] = ['transmission', 'colour', ...asked]

type Option = { value: string; label: string }

type Props = {
  oldCar: OldCar
  /** What is left of its value after paying the new car, in rupiah. Null while it is not known. */
  surplus: number | null
}

/** Questions about the traded-in car, step by step, and its value as soon as it can be estimated. */
export const OldCarQuestions = memo(function OldCarQuestions({ oldCar, surplus }: Props) {
  const { choose, set } = useChoices()
  const { brands, models, variants, years, bands, transmissions, colours } = oldCar
  const named = (list: readonly { slug: string; name: string }[]) => list.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <>
      <p className="text-ink-soft">{words.lead}</p>
      <Choice oldCar={oldCar} field="brand" label={words.brand} empty={words.chooseBrand} options={named(brands)} />
      <Choice oldCar={oldCar} field="model" label={words.model} empty={words.chooseModel} options={named(models)} />
      <Choice oldCar={oldCar} field="variant" label={words.variant} empty={words.chooseVariant} options={named(variants)} />
      <Choice
        oldCar={oldCar}
        field="year"
        label={words.year}
        empty={words.chooseYear}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
      />
      <Choice
        oldCar={oldCar}
        field="kilometres"
        label={words.kilometres}
        empty={words.chooseKilometres}
        options={bands.map(({ code, from, to }) => ({ value: code, label: words.band(from, to) }))}
      />
      <MoreButton posted={false} label={words.estimateNow} />
      <LiveFold title={words.condition} open={conditionFields.some((field) => Object.hasOwn(oldCar.refusals, field))}>
        <Choice
          oldCar={oldCar}
          field="transmission"
          label={words.transmission}
          empty={words.notTold}
          options={transmissions.map((each) => ({ value: each, label: words.transmissions[each] }))}
        />
        <Choice
          oldCar={oldCar}
          field="colour"
          label={words.colour}
          empty={words.notTold}
          options={colours.map((code) => ({ value: code, label: own(colourWords, code) ?? code }))}
        />
        {asked.map((question) => (
          <Choice
            key={question}
            oldCar={oldCar}
            field={question}
            label={questionWords[question].label}
            empty={words.notTold}
            options={Object.entries(questionWords[question].answers).map(([value, label]) => ({ value, label }))}
          />
        ))}
      </LiveFold>
      <AmountField
        name={oldCarNames.payoff}
        label={words.payoff}
        hint={words.payoffHint}
        error={refusalOf(oldCar, 'payoff')}
        shown={oldCar.typed.payoff}
        onChange={choose}
        optional
      />
      {oldCar.valued && <OldCarValue valued={oldCar.valued} counted={oldCar.counted} surplus={surplus} />}
      {oldCar.wanted && !oldCar.counted && oldCar.typed.brand !== '' && (
        <p className="font-semibold text-sm">{words.notCounted}</p>
      )}
      {oldCar.wanted && <input type="hidden" name="tukar_tambah" value="ya" />}
      {oldCar.valued && (
        <div>
          <Button
            name="tukar_tambah"
            value={oldCar.counted ? 'tidak' : 'ya'}
            tone="secondary"
            onClick={(event) => {
              event.preventDefault()
              set('tukar_tambah', oldCar.counted ? 'tidak' : 'ya')
            }}
          >
            {oldCar.counted ? words.remove : words.add}
          </Button>
        </div>
      )}
    </>
  )
})

type ChoiceProps = { oldCar: OldCar; field: TradeInField; label: string; empty: string; options: readonly Option[] }

function Choice({ oldCar, field, label, empty, options }: ChoiceProps) {
  const { choose } = useChoices()
  return (
    <SelectField
      name={oldCarNames[field]}
      label={label}
      error={refusalOf(oldCar, field)}
      value={oldCar.typed[field]}
      onChange={choose}
      disabled={options.length === 0}
      autoComplete="off"
    >
      <option value="">{empty}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

function refusalOf({ refusals }: OldCar, field: TradeInField): string | undefined {
  const refusal = refusals[field]
  return refusal && oldCarRefusals[refusal]
}
