import { TextAreaField, TextField } from '~/ui/Field.tsx'
import type { BreachField, BreachRefusal, TypedBreach } from './breach.ts'
import { breachRefusalWords, breachWords as words } from './words.ts'

type Props = { form: TypedBreach; refused: { field: BreachField; refusal: BreachRefusal } | null }

/** The questions about a breach. */
export function BreachFields({ form, refused }: Props) {
  const of = (field: BreachField) => ({
    name: field,
    ...words.fields[field],
    defaultValue: form[field],
    error: refused?.field === field ? breachRefusalWords[refused.refusal] : undefined,
  })
  return (
    <>
      <TextAreaField {...of('happened')} />
      <TextAreaField {...of('exposed')} />
      <TextAreaField {...of('measures')} />
      <TextField {...of('affected')} inputMode="numeric" />
      <TextField {...of('noticedAt')} type="datetime-local" />
    </>
  )
}
