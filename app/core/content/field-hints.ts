import { z } from 'zod'

/** Where the choices of a field come from, when it names something by its slug. The office reads their names. */
export const referenceNames = ['model', 'colour', 'variant', 'province', 'dealer', 'finance-package', 'news'] as const
export type ReferenceName = (typeof referenceNames)[number]

/** What an editor needs to know about a field besides its schema. Every field inside a group needs a label. */
export type FieldHints = {
  label?: string
  help?: string
  /** What a new item begins with: the value that most have. */
  initial?: string
  /** A text of several lines. */
  long?: true
  /** The field names something by its slug. */
  names?: ReferenceName
  /** The field beside this one whose choice limits the choices here. */
  within?: string
  /** Words of the values of an enum. Without them the value itself is the word: `kebun-sawit` is shown as `Kebun sawit`. */
  words?: Readonly<Record<string, string>>
  /** The name of one entry of a list. */
  entry?: string
  /** What to do when the value does not pass the checks of the schema. */
  wrong?: string
  /** A day that is usually still to come: one in the past gives a warning. */
  ahead?: true
  /** Fields with a control of their own. */
  control?: 'rich-text' | 'picture'
}

/** Hints stand beside the schema they belong to: `z.string().register(fieldHints, { label: 'Nama' })`. */
export const fieldHints = z.registry<FieldHints>()

/** A copy of a schema with hints of its own, where several fields share one schema. */
export function hinted<Schema extends z.ZodType>(schema: Schema, hints: FieldHints): Schema {
  const copy = schema.clone()
  fieldHints.add(copy as z.ZodType, hints)
  return copy
}
