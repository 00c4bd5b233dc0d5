import { type ComponentProps, useState } from 'react'
import { TextField } from './Field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'defaultValue' | 'inputMode' | 'autoComplete' | 'onBlur'> & {
  /** The amount as it was read, or the text when it cannot be read. */
  shown: string
}

/** A controlled field for an amount. It shows the typed text while it has the focus, then the amount as it was read. */
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
