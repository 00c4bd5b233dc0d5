import { z } from 'zod'
import { readEmail } from '../../../lib/email.ts'
import { dialableMobile } from '../../../lib/phone.ts'
import { oneLine, unreadable } from '../../../lib/typed-text.ts'
import { type ContactRefusal, contactChecks } from '../contact.ts'

/** A field as it was typed; one that was not sent is empty. */
export const typedText = z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string())

/** A field read by a rule: a value, or the refusal that stands beside it. */
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

/** A field that one check decides about and that is kept as `keep` spells it. */
function contactField<Value>(check: (typed: string) => ContactRefusal | null, keep: (typed: string) => Value) {
  return fieldOf((typed) => {
    const refusal = check(typed)
    return refusal ? { ok: false as const, refusal } : { ok: true as const, value: keep(typed) }
  })
}

export const nameField = contactField(contactChecks.name, oneLine)
export const phoneField = contactField(contactChecks.phone, (typed) => dialableMobile(typed) ?? typed)
export const emailField = contactField(contactChecks.email, (typed) => readEmail(typed) ?? typed)
/** Left empty it is null. */
export const optionalEmailField = contactField(
  (typed) => (typed.trim() === '' ? null : contactChecks.email(typed)),
  (typed): string | null => readEmail(typed),
)
export const agreementField = fieldOf((typed) =>
  typed === '' ? { ok: false as const, refusal: 'agreement-missing' as const } : { ok: true as const, value: true },
)

/** One of a closed list. */
export function choiceField<const Choice extends string, Refusal extends string>(choices: readonly Choice[], refusal: Refusal) {
  return fieldOf((typed) => {
    const chosen = choices.find((choice) => choice === typed)
    return chosen === undefined ? { ok: false as const, refusal } : { ok: true as const, value: chosen }
  })
}

/** What was chosen of a list only storage knows, as it was sent. */
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
