import { readable } from '~/lib/typed-text.ts'
import type { FormShape, Shape } from '../form/shape.ts'
import { emptyOf, isAddedPart, type Typed, type TypedGroup } from '../form/typed.ts'
import { readNode } from './read-rich-text.ts'

/** Characters of a form as JSON. The longest page of the site has 40,000. */
export const longestForm = 400_000
const deepest = 60

/** What an editor's window sends, in the form of the shape. Null for text that is no JSON, too long or too deep. */
export function readTyped(shape: FormShape, json: string): TypedGroup | null {
  if (json.length > longestForm || depthOf(json) > deepest) return null
  try {
    return fitted(
      shape,
      JSON.parse(json, (_, value) => (typeof value === 'string' ? cleaned(value) : value)),
    ) as TypedGroup
  } catch {
    return null
  }
}

/** PostgreSQL stores neither U+0000 nor half characters. */
const cleaned = (text: string): string => readable(text.toWellFormed())

/** Counts brackets in strings too: more than enough for a limit. */
function depthOf(json: string): number {
  let [depth, most] = [0, 0]
  for (const sign of json) {
    if (sign === '{' || sign === '[') most = Math.max(most, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return most
}

/** The same values without anything that the shape does not know, and with empty ones where the shape has more. */
export function fitted(shape: Shape, typed: Typed): Typed {
  switch (shape.type) {
    case 'flag':
      return typed === true
    case 'references':
      return Array.isArray(typed) ? typed.filter((one) => typeof one === 'string') : []
    case 'list':
      return Array.isArray(typed)
        ? typed.map((entry: unknown, index) => ({ key: keyOf(entry, index), value: fitted(shape.item, objectOf(entry).value) }))
        : []
    case 'group':
      return Object.fromEntries(
        shape.fields.map((field) => {
          const value = objectOf(typed)[field.name]
          return [field.name, value === null && isAddedPart(field) ? null : fitted(field.shape, value)]
        }),
      )
    case 'either': {
      const { option, value } = objectOf(typed)
      const known = shape.options[Number(option)] ? Number(option) : 0
      return { option: known, value: fitted(shape.options[known]?.shape ?? { type: 'fixed', value: null }, value) }
    }
    case 'fixed':
      return shape.value
    case 'rich-text':
      return objectOf(typed).type === 'doc' ? readNode(typed) : emptyOf(shape)
    case 'picture':
      return { ...(emptyOf(shape) as object), ...textsIn(typed) }
    default:
      return typeof typed === 'string' ? typed : ''
  }
}

const keyOf = (entry: unknown, index: number): number => {
  const { key } = objectOf(entry)
  return Number.isSafeInteger(key) ? (key as number) : index
}

const textsIn = (value: unknown) =>
  Object.fromEntries(
    Object.entries(objectOf(value)).filter(([name, text]) => Object.hasOwn(knownTexts, name) && typeof text === 'string'),
  )

const knownTexts = { source: '', model: '', colour: '', background: '', upload: '', alt: '' }

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
