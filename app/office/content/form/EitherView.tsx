import { RadioCards } from '~/ui/Field.tsx'
import { type Common, useFormTools } from './form-context.ts'
import { type FieldPath, pathTo, type ShapeOf } from './shape.ts'
import { emptyOf, type TypedGroup, type TypedOption } from './typed.ts'
import { words } from './words.ts'

type Props = { shape: ShapeOf<'either'>; path: FieldPath; common: Common; value: TypedOption; beside: TypedGroup }

/** A choice between shapes, such as all variants or some of them. */
export function EitherView({ shape: { options }, path, common, value: { option, value }, beside }: Props) {
  const { change, FieldView } = useFormTools()
  const chosen = options[option]
  const choose = (next: number) =>
    change(path, { option: next, value: emptyOf(options[next]?.shape ?? { type: 'fixed', value: null }) })
  return (
    <div className="grid gap-3">
      <RadioCards
        {...common}
        label={common.label || words.which}
        layout="tiles"
        options={options.map(({ label }, index) => ({ value: String(index), label }))}
        value={String(option)}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      {chosen && chosen.shape.type !== 'fixed' && (
        <FieldView
          field={{ label: chosen.label, help: '', whenEmpty: 'required', shape: chosen.shape }}
          path={pathTo(path, 'value')}
          value={value}
          beside={beside}
        />
      )}
    </div>
  )
}
