import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'
import { readable } from '../lib/typed-text.ts'

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

/** Reading a form takes the square of how often a name repeats; no form of ours has a tenth of these. */
const mostFields = 300

/** The body of a submit, its texts readable. What is no form answers 400. */
export async function readBody(request: Request): Promise<FormData> {
  const body = new FormData()
  const sent = [...(await formOf(request))]
  if (sent.length > mostFields) throw data(null, { status: 413 })
  for (const [name, value] of sent) body.append(name, typeof value === 'string' ? readable(value) : value)
  return body
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
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
