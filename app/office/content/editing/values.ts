import type { RichText } from '~/core/content/rich-text.ts'
import { type FieldPath, type FieldShape, pathTo, type Shape } from '../form/shape.ts'

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

type Node = { type?: string; text?: string; marks?: { attrs?: { href?: string } }[]; content?: Node[] }

/** The addresses that a text links to. */
export function linksIn(text: unknown): string[] {
  const { marks = [], content = [] } = text as Node
  return [...marks.flatMap(({ attrs }) => attrs?.href ?? []), ...content.flatMap(linksIn)]
}

/** The headings after which no text follows. */
export function emptyHeadingsIn({ content }: RichText): string[] {
  return content.flatMap((block, index) => {
    const next = content[index + 1]
    const isEmpty = block.type === 'heading' && (!next || (next.type === 'heading' && next.attrs.level <= block.attrs.level))
    return isEmpty ? [(block.content ?? []).map((one) => ('text' in one ? one.text : '')).join('')] : []
  })
}
