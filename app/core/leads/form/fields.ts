import { z } from 'zod'
import { done } from '../../../lib/result.ts'
import { oneLine, unreadable } from '../../../lib/typed-text.ts'
import { type ContactRefusal, contactReaders } from '../contact.ts'

/** A field as typed. A field that was not sent is empty. */
export const typedText = z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string())

/** A field that is read by a function: it gives a value, or the refusal to show beside the field. */
export function fieldOf<Value, Refusal extends string>(
  read: (typed: string) => { ok: true; value: Value } | { ok: false; refusal: Refusal },
) {
  return typedText.transform((text, context): Value => {
    const answer = read(text)
    if (answer.ok) return answer.value
    context.addIssue(answer.refusal)
    return z.NEVER
  })
}

export const nameField = fieldOf(contactReaders.name)
export const phoneField = fieldOf(contactReaders.phone)
export const emailField = fieldOf(contactReaders.email)
/** Null when the field is empty. */
export const optionalEmailField = fieldOf<string | null, ContactRefusal>((typed) =>
  typed.trim() === '' ? done(null) : contactReaders.email(typed),
)
export const agreementField = fieldOf((typed) =>
  typed === '' ? { ok: false as const, refusal: 'agreement-missing' as const } : { ok: true as const, value: true },
)

/** One value of a closed list. */
export function choiceField<const Choice extends string, Refusal extends string>(choices: readonly Choice[], refusal: Refusal) {
  return fieldOf((typed) => {
    const chosen = choices.find((choice) => choice === typed)
    return chosen === undefined ? { ok: false as const, refusal } : { ok: true as const, value: chosen }
  })
}

/** A value from a list that only the database knows: not validated here. */
export function chosenField<Missing extends string, Unknown extends string>(missing: Missing, unknown: Unknown) {
  return fieldOf<string, Missing | Unknown>((typed) => {
    if (typed === '') return { ok: false as const, refusal: missing }
    return typed.includes(unreadable) ? { ok: false as const, refusal: unknown } : { ok: true as const, value: typed }
  })
}

/** Any text that is not empty, on one line. */
export function requiredField<Refusal extends string>(refusal: Refusal) {
  return fieldOf((typed) => {
    const text = oneLine(typed)
    return text === '' ? { ok: false as const, refusal } : { ok: true as const, value: text }
  })
}
