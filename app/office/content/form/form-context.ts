import { type ComponentType, createContext, useContext } from 'react'
import type { References } from './references.ts'
import type { FieldPath, FieldShape } from './shape.ts'
import type { Typed, TypedGroup } from './typed.ts'

export type FieldViewProps = {
  field: Pick<FieldShape, 'label' | 'help' | 'whenEmpty' | 'shape'>
  path: FieldPath
  value: Typed
  /** The values of the group around the field, for a choice that depends on another one. */
  beside: TypedGroup
}

/** What a control shows around itself. `name` is also its path and its id. */
export type Common = {
  name: FieldPath
  label: string
  hint: string | undefined
  error: string | undefined
  optional: boolean
}

/** What every control of the form needs. */
export type FormTools = {
  change: (path: FieldPath, value: Typed) => void
  /** What to do at a field, by path. Empty before the first attempt to publish. */
  errors: Readonly<Record<FieldPath, string>>
  references: References
  isReadOnly: boolean
  /** Shows any field. Groups and lists take it from here, because it shows groups and lists itself. */
  FieldView: ComponentType<FieldViewProps>
}

export const FormContext = createContext<FormTools | null>(null)

export function useFormTools(): FormTools {
  const tools = useContext(FormContext)
  if (!tools) throw new Error('A control needs a form around it.')
  return tools
}
