import { diffWordsWithSpace } from 'diff'
import type { RichText } from '~/core/content/rich-text.ts'
import { nameOf, type References } from '../form/references.ts'
import type { FormShape, Shape } from '../form/shape.ts'
import type { Difference, Piece } from './differences.ts'
import { words } from './words.ts'

type Body = Readonly<Record<string, unknown>>

/** The fields that differ between two bodies, with the words that were removed and added. */
export function differencesOf(shape: FormShape, before: unknown, after: unknown, references: References): Difference[] {
  return shape.fields.flatMap(({ name, label, shape: own }) => {
    const [old, recent] = [before, after].map((body) => textOf(own, (body as Body | null)?.[name], references).join('\n'))
    return old === recent ? [] : [{ field: name, label, pieces: piecesOf(old ?? '', recent ?? '') }]
  })
}

/** Milliseconds. Beyond it, a field is shown as replaced. */
const mostTime = 200

function piecesOf(before: string, after: string): Piece[] {
  const changes = diffWordsWithSpace(before, after, { timeout: mostTime })
  const all = changes ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return all
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }): Piece => {
      if (added) return { text: value, change: 'added' }
      return removed ? { text: value, change: 'removed' } : { text: shortened(value), change: 'same' }
    })
}

/** Characters of unchanged text on each side of a change. */
const context = 120

const shortened = (text: string): string =>
  text.length <= 2 * context + 20 ? text : `${text.slice(0, context)} … ${text.slice(-context)}`

/** A value as lines of text, as an editor reads it. */
function textOf(shape: Shape, value: unknown, references: References): string[] {
  if (value === undefined || value === null) return []
  switch (shape.type) {
    case 'flag':
      return [value === true ? words.yes : words.no]
    case 'choice':
      return [shape.choices.find((one) => one.value === value)?.label ?? String(value)]
    case 'reference':
      return [nameOf(references, shape.names, String(value))]
    case 'references':
      return listIn(value).map((one) => nameOf(references, shape.names, String(one)))
    case 'list':
      return listIn(value).flatMap((one) => textOf(shape.item, one, references))
    case 'group':
      return shape.fields.flatMap((field) => {
        const [first, ...rest] = textOf(field.shape, (value as Body)[field.name], references)
        return first === undefined ? [] : [`${field.label}: ${first}`, ...rest]
      })
    case 'either': {
      const fixed = shape.options.find((option) => option.shape.type === 'fixed' && option.shape.value === value)
      const other = shape.options.find((option) => option.shape.type !== 'fixed')
      return fixed ? [fixed.label] : other ? textOf(other.shape, value, references) : []
    }
    case 'rich-text':
      return ((value as Partial<RichText>).content ?? []).map((block) => linesOf(block))
    case 'picture':
      return pictureLines(value as Body, references)
    default:
      return [String(value)]
  }
}

type Node = { type?: string; text?: string; marks?: { attrs?: { href?: string } }[]; content?: Node[] }

/** The text of a block. The address of a link stands after its words, because it may be all that changed. */
function linesOf(node: unknown): string {
  const { text, marks = [], content = [] } = node as Node
  if (text === undefined) return content.map(linesOf).join(content.some(({ text: own }) => own !== undefined) ? '' : '\n')
  const [href] = marks.flatMap(({ attrs }) => attrs?.href ?? [])
  return href ? `${text} (${href})` : text
}

function pictureLines({ scene, upload, alt }: Body, references: References): string[] {
  const { model = '', colour, background = '' } = (scene ?? {}) as Record<string, string>
  const drawn = [nameOf(references, 'model', model), colour, background].filter(Boolean).join(', ')
  return [scene ? drawn : `${words.photo} ${String(upload).slice(0, 8)}`, String(alt)]
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
