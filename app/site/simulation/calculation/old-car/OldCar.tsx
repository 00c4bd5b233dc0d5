import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import { MoreButton } from '~/ui/MoreButton.tsx'
import type { TradeInField } from '../../trade-in/typed-car.ts'
import type { Question } from '../../trade-in/value-rules.ts'
import { OldCarValue } from './OldCarValue.tsx'
import type { OldCar } from './old-car.server.ts'
import { oldCarNames } from './old-car.ts'
import { colourWords, oldCarRefusals, questionWords, oldCarWords as words } from './old-car-words.ts'

const asked = Object.keys(questionWords) as Question[]
const conditionFields: readonly TradeInField[] = ['transmission', 'colour', ...asked]

type Option = { value: string; label: string }

/** The car that is traded in, choice by choice; what it comes to once enough is told. */
export function OldCarQuestions({ oldCar, surplus }: { oldCar: OldCar; surplus: number | null }) {
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
      <details
        className="rounded-control border border-line-strong px-4 py-3"
        open={conditionFields.some((field) => field in oldCar.refusals)}
      >
        <summary className="cursor-pointer font-semibold">{words.condition}</summary>
        <div className="mt-4 grid gap-5">
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
            options={colours.map((code) => ({ value: code, label: colourWords[code] ?? code }))}
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
        </div>
      </details>
      <TextField
        name={oldCarNames.payoff}
        label={words.payoff}
        hint={words.payoffHint}
        error={refusalOf(oldCar, 'payoff')}
        defaultValue={oldCar.typed.payoff}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      {oldCar.valued && <OldCarValue valued={oldCar.valued} counted={oldCar.counted} surplus={surplus} />}
      {oldCar.wanted && !oldCar.counted && oldCar.typed.brand !== '' && (
        <p className="font-semibold text-sm">{words.notCounted}</p>
      )}
      {oldCar.wanted && <input type="hidden" name="tukar_tambah" value="ya" />}
      {oldCar.valued && (
        <div>
          <Button name="tukar_tambah" value={oldCar.counted ? 'tidak' : 'ya'} tone="secondary">
            {oldCar.counted ? words.remove : words.add}
          </Button>
        </div>
      )}
    </>
  )
}

type ChoiceProps = { oldCar: OldCar; field: TradeInField; label: string; empty: string; options: readonly Option[] }

function Choice({ oldCar, field, label, empty, options }: ChoiceProps) {
  return (
    <SelectField
      name={oldCarNames[field]}
      label={label}
      error={refusalOf(oldCar, field)}
      defaultValue={oldCar.typed[field]}
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
