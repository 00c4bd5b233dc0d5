import { type ComponentProps, useState } from 'react'
import { TextField } from './Field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'defaultValue' | 'inputMode' | 'autoComplete' | 'onBlur'> & {
  /** The amount that was read, or the typed text when it cannot be read. */
  shown: string
}

/** A controlled field for an amount. With focus it shows the typed text, otherwise the amount that was read. */
export function AmountField({ shown, onChange, ...field }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <TextField
      {...field}
      value={draft ?? shown}
      onChange={(event) => {
        setDraft(event.target.value)
        onChange?.(event)
      }}
      onBlur={() => setDraft(null)}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
