import { type FieldPath, type FieldShape, pathTo, type Shape } from '../form/shape.ts'
import type { AnyNode } from './read-rich-text.ts'

/** A value of a body with the control that shows it. `field` is null for the entries of a list. */
export type Value = { shape: Shape; field: FieldShape | null; path: FieldPath; value: unknown }

/** Every value of a body that is there, from top to bottom. */
export function* valuesIn(shape: Shape, value: unknown, path: FieldPath = '', field: FieldShape | null = null): Generator<Value> {
  if (value === undefined || value === null) return
  yield { shape, field, path, value }
  if (shape.type === 'group')
    for (const own of shape.fields)
      yield* valuesIn(own.shape, (value as Record<string, unknown>)[own.name], pathTo(path, own.name), own)
  if (shape.type === 'list' && Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* valuesIn(shape.item, entry, pathTo(path, index))
}

/** The addresses that a text links to. */
export function linksIn({ marks = [], content = [] }: AnyNode): string[] {
  const own = marks.flatMap(({ attrs }) => (typeof attrs?.href === 'string' ? attrs.href : []))
  return [...own, ...content.flatMap(linksIn)]
}

/** The headings after which no text follows. */
export function emptyHeadingsIn({ content = [] }: AnyNode): string[] {
  return content.flatMap((block, index) => {
    const next = content[index + 1]
    const isEmpty = block.type === 'heading' && (!next || (next.type === 'heading' && levelOf(next) <= levelOf(block)))
    return isEmpty ? [(block.content ?? []).map(({ text = '' }) => text).join('')] : []
  })
}

const levelOf = ({ attrs }: AnyNode): number => Number(attrs?.level)
