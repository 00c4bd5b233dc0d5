import { useRef } from 'react'
import { CheckField, FieldGroup, SelectField } from '~/ui/Field.tsx'
import { focusNeighbour } from './focus.ts'
import { type Common, useFormTools } from './form-context.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { choicesOf, nameOf, type Reference } from './references.ts'
import type { ShapeOf } from './shape.ts'
import type { TypedGroup } from './typed.ts'
import { words } from './words.ts'

type Props<Type extends 'reference' | 'references', Value> = {
  shape: ShapeOf<Type>
  common: Common
  beside: TypedGroup
  value: Value
}

/** The choices of a field, with the chosen ones even when they do not exist any more. */
function useChoices({ names, within }: ShapeOf<'reference' | 'references'>, beside: TypedGroup, chosen: readonly string[]) {
  const { references } = useFormTools()
  const known = choicesOf(references, names, within === null ? null : String(beside[within]))
  const unknown = chosen.filter((value) => value !== '' && !known.some((one) => one.value === value))
  return [...known, ...unknown.map((value): Reference => ({ value, label: nameOf(references, names, value) }))]
}

/** One thing, chosen by its name. */
export function ReferenceField({ shape, common, beside, value }: Props<'reference', string>) {
  const { change } = useFormTools()
  const choices = useChoices(shape, beside, [value])
  return (
    <SelectField {...common} value={value} onChange={({ currentTarget }) => change(common.name, currentTarget.value)}>
      <option value="">{common.optional ? words.none : words.choose}</option>
      <Options choices={choices} />
    </SelectField>
  )
}

function Options({ choices }: { choices: readonly Reference[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** Up to this number, all choices are shown as boxes. */
const mostBoxes = 45

/** Several things. They keep the order in which they were chosen. */
export function ReferencesField(props: Props<'references', readonly string[]>) {
  const { shape, beside, value } = props
  const choices = useChoices(shape, beside, value)
  return choices.length <= mostBoxes ? <Boxes {...props} choices={choices} /> : <Chosen {...props} choices={choices} />
}

type Chosen = Props<'references', readonly string[]> & { choices: readonly Reference[] }

function Boxes({ common, value, choices }: Chosen) {
  const { change } = useFormTools()
  const toggled = (one: string) => (value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <FieldGroup {...common} id={common.name}>
      <div className="grid columns-of-11 gap-x-4 gap-y-2">
        {choices.map((choice, index) => (
          <CheckField
            key={choice.value}
            id={index === 0 ? common.name : `${common.name}-${choice.value}`}
            name={common.name}
            value={choice.value}
            label={choice.label}
            checked={value.includes(choice.value)}
            onChange={() => change(common.name, toggled(choice.value))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function Chosen({ common, value, choices }: Chosen) {
  const { change } = useFormTools()
  const entries = useRef<HTMLUListElement>(null)
  const removed = (index: number) =>
    focusNeighbour([...(entries.current?.children ?? [])], index, document.getElementById(common.name))
  const left = choices.filter((choice) => !value.includes(choice.value))
  const labelOf = (one: string) => choices.find((choice) => choice.value === one)?.label ?? one
  return (
    <div className="grid gap-2">
      <SelectField {...common} value="" onChange={({ currentTarget }) => change(common.name, [...value, currentTarget.value])}>
        <option value="">{words.choose}</option>
        <Options choices={left} />
      </SelectField>
      <ul ref={entries} className="grid gap-1">
        {value.map((one, index) => (
          <li
            key={one}
            className="flex flex-wrap items-center gap-2 rounded-control bg-paper-warm px-3 py-1 text-sm wrap-anywhere"
          >
            <span className="min-w-0 flex-1">{labelOf(one)}</span>
            <MoveButtons
              name={labelOf(one)}
              index={index}
              list={value}
              onChange={(list) => change(common.name, list)}
              onRemoved={() => removed(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
