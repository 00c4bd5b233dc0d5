import type { ReferenceName } from '~/core/content/field-hints.ts'

/** What the form of a kind looks like, made from its schema (`shape-of.server.ts`). Plain data: the browser gets it. */
export type Shape = Control & {
  /** What to do when a value is there and does not pass the checks of the schema. */
  wrong?: string
}

type Control =
  /** `most`: characters; null without a limit. */
  | { type: 'text'; isLong: boolean; most: number | null }
  | { type: 'number'; isWhole: boolean }
  | { type: 'flag' }
  /** `2026-11-28` */
  | { type: 'day'; isAhead: boolean }
  | { type: 'choice'; choices: readonly Choice[] }
  | { type: 'reference'; names: ReferenceName; within: string | null }
  | { type: 'references'; names: ReferenceName; within: string | null }
  /** `length`: the number of entries that it always has; null for any number. */
  | { type: 'list'; item: Shape; entry: string; length: number | null }
  | { type: 'group'; fields: readonly FieldShape[] }
  | { type: 'either'; options: readonly { label: string; shape: Shape }[] }
  | { type: 'fixed'; value: string | number | boolean | null }
  | { type: 'rich-text' }
  | { type: 'picture' }

export type Choice = { value: string; label: string }

/** `initial`: the text or choice with which a new item begins. `whenEmpty`: what an empty optional field is in the body; `required` for a field that must be filled in. */
export type FieldShape = {
  name: string
  label: string
  help: string
  initial?: string
  whenEmpty: 'required' | 'absent' | 'null'
  shape: Shape
}

/** The fields of a whole item. */
export type FormShape = ShapeOf<'group'>

export type ShapeOf<Type extends Shape['type']> = Extract<Shape, { type: Type }>

/** Where a field stands in the form, as in `models.0.gift`. Also its name and id. */
export type FieldPath = string

export const pathTo = (path: FieldPath, name: string | number): FieldPath => (path === '' ? String(name) : `${path}.${name}`)
