import type { ChangeEventHandler } from 'react'
import { SelectField } from '~/ui/Field.tsx'
import { carChoiceWords as words } from './words.ts'

type Props = {
  /** Of the chosen model; null while none is chosen. */
  variants: readonly { slug: string; name: string }[] | null
  chosen: string
  error?: string | undefined
  optional?: boolean
  name?: string
  /** Makes the field controlled. */
  onChange?: ChangeEventHandler<HTMLSelectElement>
}

/** The variants of the chosen model; where it is optional one may leave it open. */
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
