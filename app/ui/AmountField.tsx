import { type ComponentProps, useState } from 'react'
import { TextField } from './Field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'defaultValue' | 'inputMode' | 'autoComplete' | 'onBlur'> & {
  /** The sum as it was read, or the text that could not be read. */
  shown: string
}

/** A sum in a part that React keeps. While one types it shows the text as typed, afterwards the sum as it was read. */
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
