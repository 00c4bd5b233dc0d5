import type { Typed } from '../../../ui/form.ts'

export type Errors = Partial<Record<string, string>>

/** An error, with the id of the control that it links to. */
export type FieldError = { field: string; message: string }

/** A sentence, or a function that makes it from the typed text. */
export type Wording = string | ((typed: string) => string)

/** Turns refusals into the sentences beside the fields. */
export function inWords<Refusal extends string>(
  refusals: Partial<Record<string, Refusal>>,
  words: Record<Refusal, Wording>,
  typed: Typed,
): Errors {
  const sentences = Object.entries(refusals).flatMap(([field, refusal]) =>
    refusal ? [[field, inSentence(words[refusal], typed[field])] as const] : [],
  )
  return Object.fromEntries(sentences)
}

export const inSentence = (wording: Wording, typed = ''): string => (typeof wording === 'string' ? wording : wording(typed))

/**
 * The errors in the order of the fields, for the summary. `controls` gives the control of a field that has no control with
 * its own name, or does not show it yet. Each control is listed once.
 */
export function inOrder(fields: readonly string[], errors: Errors, controls: Errors = {}): FieldError[] {
  const found = fields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field: controls[field] ?? field, message }] : []
  })
  return found.filter(({ field }, place) => found.findIndex((other) => other.field === field) === place)
}
