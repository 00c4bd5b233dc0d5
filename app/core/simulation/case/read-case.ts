import type { z } from 'zod'
import { done, type Result, refused } from '../../../lib/result.ts'
import { type Case, caseSchema } from './case-schema.ts'
import { limitRefusals } from './limits.ts'
import { type Field, fields, type Refusal, type RefusalCode } from './refusal.ts'

/** Parses an unchecked case: from a file, an address or a saved simulation. */
export function readCase(input: unknown): Result<Case, Refusal[]> {
  const read = caseSchema.safeParse(input)
  if (!read.success)
    return refused(read.error.issues.flatMap((issue) => pathsOf(issue).map((path) => refusalOf(issue, path, input))))
  const refusals = limitRefusals(read.data)
  return refusals.length > 0 ? refused(refusals) : done(read.data)
}

type Issue = z.core.$ZodIssue

/** The paths of an issue: one for each unknown field. */
const pathsOf = (issue: Issue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]

function refusalOf(issue: Issue, path: readonly PropertyKey[], input: unknown): Refusal {
  const at = path.map(String).join('.')
  const field = fieldOf(path)
  return { field, code: codeOf(issue, input), ...(at !== field && at !== '' && { at }) }
}

/** The longest beginning of a path that is a known field. */
function fieldOf(path: readonly PropertyKey[]): Field {
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).map(String).join('.')
    const field = fields.find((each) => each === name)
    if (field) return field
  }
  return 'case'
}

function codeOf(issue: Issue, input: unknown): RefusalCode {
  if (issue.code === 'unrecognized_keys') return 'unknown-field'
  if (valueAt(input, issue.path) === undefined) return 'missing'
  if (issue.code !== 'invalid_type') return 'not-an-option'
  return issue.expected === 'number' ? 'not-a-number' : 'wrong-shape'
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}
