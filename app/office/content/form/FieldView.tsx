import { memo } from 'react'
import { CheckField, SelectField, TextAreaField, TextField } from '~/ui/Field.tsx'
import { EitherView } from './EitherView.tsx'
import { type Common, type FieldViewProps, useFormTools } from './form-context.ts'
import { GroupView } from './GroupView.tsx'
import { ListView } from './ListView.tsx'
import { PictureField } from './PictureField.tsx'
import { ReferenceField, ReferencesField } from './ReferenceFields.tsx'
import { RichTextField } from './RichTextField.tsx'
import type { FieldPath, Shape, ShapeOf } from './shape.ts'
import type { Typed, TypedEntry, TypedGroup, TypedOption, TypedPicture } from './typed.ts'
import { words } from './words.ts'

/** The control of one field, whatever its shape. */
export const FieldView = memo(function FieldView({ field, path, value, beside }: FieldViewProps) {
  const { errors } = useFormTools()
  const { label, help, shape, whenEmpty } = field
  const common = { name: path, label, hint: help || undefined, error: errors[path], optional: whenEmpty !== 'required' }
  return <Control {...{ shape, path, value, beside, common }} />
})

type ControlProps = { shape: Shape; path: FieldPath; value: Typed; beside: TypedGroup; common: Common }

function Control({ shape, path, value, beside, common }: ControlProps) {
  switch (shape.type) {
    case 'text':
      return <TextView {...{ shape, common, value: String(value) }} />
    case 'number':
    case 'day':
      return <ShortView {...{ shape, common, value: String(value) }} />
    case 'flag':
      return <FlagView common={common} value={value === true} />
    case 'choice':
      return <ChoiceView {...{ shape, common, value: String(value) }} />
    case 'reference':
      return <ReferenceField {...{ shape, common, beside, value: String(value) }} />
    case 'references':
      return <ReferencesField {...{ shape, common, beside, value: value as readonly string[] }} />
    case 'list':
      return <ListView {...{ shape, path, common, value: value as readonly TypedEntry[] }} />
    case 'group':
      return <GroupView {...{ shape, path, common, value: value as TypedGroup }} />
    case 'either':
      return <EitherView {...{ shape, path, common, beside, value: value as TypedOption }} />
    case 'rich-text':
      return <RichTextField common={common} value={value} />
    case 'picture':
      return <PictureField common={common} value={value as TypedPicture} />
    case 'fixed':
      return null
  }
}

type Of<Type extends Shape['type']> = { shape: ShapeOf<Type>; common: Common; value: string }

function TextView({ shape: { isLong, most }, common, value }: Of<'text'>) {
  const { change } = useFormTools()
  const { hint, ...rest } = common
  const counted = most === null ? hint : [hint, words.length(value.length, most)].filter(Boolean).join(' · ')
  const props = {
    ...{ ...rest, hint: counted, value },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(common.name, currentTarget.value),
  }
  return isLong ? <TextAreaField {...props} rows={2} /> : <TextField {...props} autoComplete="off" />
}

function ShortView({ shape, common, value }: Omit<Of<'number'>, 'shape'> & { shape: ShapeOf<'number'> | ShapeOf<'day'> }) {
  const { change } = useFormTools()
  const kind =
    shape.type === 'day' ? ({ type: 'date' } as const) : ({ inputMode: shape.isWhole ? 'numeric' : 'decimal' } as const)
  return (
    <TextField
      {...common}
      {...kind}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => change(common.name, currentTarget.value)}
    />
  )
}

function FlagView({ common: { optional: _, ...common }, value }: { common: Common; value: boolean }) {
  const { change } = useFormTools()
  return <CheckField {...common} checked={value} onChange={({ currentTarget }) => change(common.name, currentTarget.checked)} />
}

function ChoiceView({ shape: { choices }, common, value }: Of<'choice'>) {
  const { change } = useFormTools()
  return (
    <SelectField {...common} value={value} onChange={({ currentTarget }) => change(common.name, currentTarget.value)}>
      <option value="">{common.optional ? words.none : words.choose}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}
