import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'

/** A form as a schema read it; `reply` is what the page needs to show it again with everything typed. */
export type ReadForm<Value> = { ok: true; value: Value; reply: Reply } | { ok: false; reply: Reply }
type Reply = (refusals?: Readonly<Record<string, string>>) => SubmissionResult

/** The one way in for a form's fields. A body that is no form answers 400. */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<ReadForm<z.output<Schema>>> {
  return parseForm(await readBody(request), schema)
}

export async function readBody(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

export function parseForm<Schema extends z.ZodType>(body: FormData, schema: Schema): ReadForm<z.output<Schema>> {
  const submission = parseWithZod(body, { schema, disableAutoCoercion: true })
  const reply: Reply = (refusals = {}) => {
    const fieldErrors = Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [field, [refusal]]))
    return submission.reply({ fieldErrors })
  }
  return submission.status === 'success' ? { ok: true, value: submission.value, reply } : { ok: false, reply }
}

/** The page again, with everything typed and what to do about each refused field. */
export function refusedForm(form: ReadForm<unknown>, refusals: Readonly<Record<string, string>> = {}) {
  return data({ reply: form.reply(refusals) }, { status: 422 })
}
