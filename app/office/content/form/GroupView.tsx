import { flushSync } from 'react-dom'
import { Button } from '~/ui/Button.tsx'
import { FieldGroup } from '~/ui/Field.tsx'
import { focusNew } from './focus.ts'
import { type Common, useFormTools } from './form-context.ts'
import { type FieldPath, pathTo, type ShapeOf } from './shape.ts'
import { emptyOf, isAddedPart, type TypedGroup } from './typed.ts'
import { words } from './words.ts'

type FieldsProps = { shape: ShapeOf<'group'>; path: FieldPath; value: TypedGroup }

/** The fields of a group, and buttons for the parts that are not there. */
export function GroupFields({ shape, path, value }: FieldsProps) {
  const { change, isReadOnly, FieldView } = useFormTools()
  const addPart = (field: (typeof shape.fields)[number]) => {
    const own = pathTo(path, field.name)
    flushSync(() => change(own, emptyOf(field.shape)))
    focusNew(document.getElementById(own))
  }
  const removePart = (own: FieldPath) => {
    flushSync(() => change(own, null))
    document.getElementById(adderOf(own))?.focus()
  }
  const shown = shape.fields.filter((field) => field.shape.type !== 'fixed' && value[field.name] !== null)
  const missing = shape.fields.filter((field) => value[field.name] === null)
  return (
    <>
      {shown.map((field) => {
        const own = pathTo(path, field.name)
        return (
          <div key={field.name} className="grid min-w-0 gap-2">
            <FieldView field={field} path={own} value={value[field.name]} beside={value} />
            {isAddedPart(field) && !isReadOnly && <PartRemover label={field.label} onClick={() => removePart(own)} />}
          </div>
        )
      })}
      {missing.length > 0 && !isReadOnly && (
        <div className="flex flex-wrap gap-2">
          {missing.map((field) => (
            <Button
              key={field.name}
              id={adderOf(pathTo(path, field.name))}
              type="button"
              tone="secondary"
              onClick={() => addPart(field)}
            >
              {words.addPart(field.label)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** The id of the button that adds a part. */
const adderOf = (path: FieldPath): string => `${path}-tambah`

function PartRemover({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-9 cursor-pointer justify-self-start text-sm underline underline-offset-4"
    >
      {words.removePart(label)}
    </button>
  )
}

/** A field that is a group of fields, such as a place. */
export function GroupView({ common, ...props }: FieldsProps & { common: Common }) {
  return (
    <FieldGroup id={common.name} label={common.label} hint={common.hint} error={common.error}>
      <div id={common.name} tabIndex={-1} className="grid gap-4 border-l-2 border-line pl-4 outline-none">
        <GroupFields {...props} />
      </div>
    </FieldGroup>
  )
}
