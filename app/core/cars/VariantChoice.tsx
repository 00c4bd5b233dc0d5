import type { ChangeEventHandler } from 'react'
import { SelectField } from '~/ui/Field.tsx'
import { carChoiceWords as words } from './words.ts'

type Props = {
  /** Variants of the chosen model. Null when no model is chosen. */
  variants: readonly { slug: string; name: string }[] | null
  chosen: string
  error?: string | undefined
  optional?: boolean
  name?: string
  /** Makes the field controlled. */
  onChange?: ChangeEventHandler<HTMLSelectElement>
}

/** The variants of the chosen model. When `optional`, none must be chosen. */
export function VariantChoice({ variants, chosen, error, optional, name = 'variant', onChange }: Props) {
  return (
    <SelectField
      name={name}
      label={words.variant}
      {...(onChange ? { value: chosen, onChange } : { defaultValue: chosen })}
      error={error}
      optional={optional}
      disabled={variants === null}
      autoComplete="off"
    >
      <option value="">{variants === null ? words.vehicleFirst : optional ? words.anyVariant : words.chooseVariant}</option>
      {variants?.map((variant) => (
        <option key={variant.slug} value={variant.slug}>
          {variant.name}
        </option>
      ))}
    </SelectField>
  )
}
