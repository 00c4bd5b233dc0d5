import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

/** The parsed fields of a form, or for each refused field the message of its first issue. */
export type ReadForm<Value> = { ok: true; value: Value } | { ok: false; refusals: Record<string, string> }

/** The only way to read the fields of a form. */
export function readForm<Schema extends z.ZodType>(body: FormData, schema: Schema): ReadForm<z.output<Schema>> {
  const submission = parseWithZod(body, { schema, disableAutoCoercion: true })
  if (submission.status === 'success') return { ok: true, value: submission.value }
  const refusals = Object.entries(submission.error ?? {}).flatMap(([field, messages]) =>
    messages?.[0] ? [[field, messages[0]]] : [],
  )
  return { ok: false, refusals: Object.fromEntries(refusals) }
}
