import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

/** A form's fields as a schema read them, or why each refused one was refused: the message of its first issue. */
export type ReadForm<Value> = { ok: true; value: Value } | { ok: false; refusals: Record<string, string> }

/** What a form's button asks for; a button that names nothing sends the form. */
export const intents = { choose: 'pilih', check: 'periksa', forget: 'lupakan' } as const
export type Intent = keyof typeof intents | 'send'

export function intentOf(body: FormData): Intent {
  const asked = body.get('intent')
  return (Object.keys(intents) as (keyof typeof intents)[]).find((intent) => intents[intent] === asked) ?? 'send'
}

/** What stands in a form's fields; of a list, the last. */
export type Typed = Readonly<Record<string, string>>

export function readTyped(body: FormData | URLSearchParams): Typed {
  return Object.fromEntries([...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** What stands in the fields that share a name, as ticked boxes do. */
export function readTypedList(body: FormData | URLSearchParams, name: string): string[] {
  return [...new Set(body.getAll(name).filter((value) => typeof value === 'string'))]
}

/** The one way in for a form's fields. */
export function readForm<Schema extends z.ZodType>(body: FormData, schema: Schema): ReadForm<z.output<Schema>> {
  const submission = parseWithZod(body, { schema, disableAutoCoercion: true })
  if (submission.status === 'success') return { ok: true, value: submission.value }
  const refusals = Object.entries(submission.error ?? {}).flatMap(([field, messages]) =>
    messages?.[0] ? [[field, messages[0]]] : [],
  )
  return { ok: false, refusals: Object.fromEntries(refusals) }
}
