import type { ReferenceName } from '~/core/content/field-hints.ts'

/** Something that a field can name. `within`: the choice of another field to which it belongs, as a colour to a model. */
export type Reference = { value: string; label: string; within?: string }

export type References = Partial<Record<ReferenceName, readonly Reference[]>>

/** The choices of a field beside the choice on which they depend. */
export function choicesOf(references: References, names: ReferenceName, within: string | null): readonly Reference[] {
  const all = references[names] ?? []
  if (within !== null) return all.filter((one) => one.within === within)
  return all.filter(({ value }, index) => all.findIndex((one) => one.value === value) === index)
}

/** The name of a choice, or the stored word itself when nothing has that name any more. */
export function nameOf(references: References, names: ReferenceName, value: string): string {
  return references[names]?.find((one) => one.value === value)?.label ?? value
}
