import type { z } from 'zod'
import { type FieldPath, type FormShape, pathTo, type Shape } from '../form/shape.ts'
import type { Check } from './check.ts'
import { words } from './words.ts'

type Issue = z.core.$ZodIssue

/** What the schema refuses, as sentences that say what to do. One for each field. */
export function issueChecks(shape: FormShape, issues: readonly Issue[]): Check[] {
  const checks = issues.map((issue): Check => {
    const found = fieldAt(shape, issue.path)
    return { level: 'stop', path: found.path, message: sentence(found, issue) }
  })
  return checks.filter(({ path }, index) => checks.findIndex((one) => one.path === path) === index)
}

type Found = {
  shape: Shape
  path: FieldPath
  label: string
  /** `model 2`, when it is an entry of a list. */
  entry: string | null
  /** The entries of lists that contain it. */
  places: readonly string[]
}

/** The control to which an issue belongs: the deepest one on its path. */
function fieldAt(form: FormShape, path: readonly PropertyKey[]): Found {
  let found: Found = { shape: form, path: '', label: '', entry: null, places: [] }
  for (const step of path) {
    const next = inside(found, step)
    if (!next) break
    found = next
  }
  return found
}

function inside({ shape, path, entry, places }: Found, step: PropertyKey): Found | null {
  const around = entry === null ? places : [...places, entry]
  if (shape.type === 'group') {
    const field = shape.fields.find(({ name }) => name === step)
    return field ? { shape: field.shape, path: pathTo(path, field.name), label: field.label, entry: null, places: around } : null
  }
  if (shape.type !== 'list' || typeof step !== 'number') return null
  const own = `${shape.entry} ${step + 1}`
  return { shape: shape.item, path: pathTo(path, step), label: own, entry: own, places: around }
}

function sentence({ shape, label, entry, places }: Found, issue: Issue): string {
  const text = told(shape, label, issue)
  const named = entry !== null && text === shape.wrong ? [...places, entry] : places
  return named.length > 0 ? `${text} (${named.join(', ')})` : text
}

function told(shape: Shape, label: string, issue: Issue): string {
  const isMissing = issue.code === 'invalid_type' || (issue.code === 'too_small' && issue.origin === 'string')
  if (shape.type === 'picture') return words.check.picture(label)
  if (shape.type === 'number' && issue.code === 'invalid_type') {
    return Number.isNaN(issue.input) ? words.check.notNumber(label) : words.check.fill(label)
  }
  if (shape.type === 'list' && issue.code === 'too_small') return words.check.addOne(shape.entry)
  if (shape.type === 'references' || shape.type === 'either') return words.check.chooseOne(label)
  if (isMissing || issue.input === undefined) {
    return ['choice', 'reference', 'day'].includes(shape.type) ? words.check.choose(label) : words.check.fill(label)
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return words.check.tooLong(label, Number(issue.maximum))
  return shape.wrong ?? words.check.wrong(label)
}
