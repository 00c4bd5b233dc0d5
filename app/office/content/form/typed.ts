import { readNumber } from './read-number.ts'
import type { FieldShape, FormShape, Shape } from './shape.ts'

/**
 * What stands in the controls of a form: text for numbers and dates, null for an optional part that is left out, `entries`
 * with keys for a list, `option` for a choice between shapes. It can be incomplete; a body cannot.
 */
export type Typed = unknown
export type TypedGroup = Readonly<Record<string, Typed>>
export type TypedEntry = { key: number; value: Typed }
export type TypedOption = { option: number; value: Typed }
export type TypedPicture = {
  source: 'scene' | 'upload'
  model: string
  colour: string
  background: string
  upload: string
  alt: string
}

const emptyText = { type: 'doc', content: [{ type: 'paragraph' }] }
const emptyPicture: TypedPicture = { source: 'scene', model: '', colour: '', background: '', upload: '', alt: '' }

/** The controls of a new item. */
export const emptyForm = (shape: FormShape): TypedGroup => emptyOf(shape) as TypedGroup

/** A new value, with what most items have where there is such a value. */
export function emptyOf(shape: Shape): Typed {
  switch (shape.type) {
    case 'flag':
      return false
    case 'list':
      return Array.from({ length: shape.length ?? 0 }, (_, key) => ({ key, value: emptyOf(shape.item) }))
    case 'references':
      return []
    case 'group':
      return Object.fromEntries(shape.fields.map((field) => [field.name, newField(field)]))
    case 'either':
      return { option: 0, value: emptyOf(shape.options[0]?.shape ?? { type: 'fixed', value: null }) }
    case 'fixed':
      return shape.value
    case 'rich-text':
      return emptyText
    case 'picture':
      return emptyPicture
    default:
      return ''
  }
}

/** Parts that an editor adds to the form when they are needed. */
export const isAddedPart = ({ whenEmpty, shape: { type } }: FieldShape): boolean =>
  whenEmpty !== 'required' && ['list', 'references', 'group', 'either', 'rich-text', 'picture'].includes(type)

const newField = (field: FieldShape): Typed => (isAddedPart(field) ? null : (field.initial ?? emptyOf(field.shape)))

/** The controls for a stored value. Anything that the shape does not know is left out. */
export function typedOf(shape: Shape, value: unknown): Typed {
  switch (shape.type) {
    case 'number':
      return typeof value === 'number' ? numberText(value) : ''
    case 'flag':
      return value === true
    case 'references':
      return listIn(value).map(textIn)
    case 'list':
      return listIn(value).map((one, key) => ({ key, value: typedOf(shape.item, one) }))
    case 'group':
      return Object.fromEntries(shape.fields.map((field) => [field.name, typedField(field, objectIn(value)[field.name])]))
    case 'either':
      return typedOption(shape, value)
    case 'fixed':
      return shape.value
    case 'rich-text':
      return value ?? emptyText
    case 'picture':
      return typedPicture(objectIn(value))
    default:
      return textIn(value)
  }
}

function typedField(field: FieldShape, value: unknown): Typed {
  if (value !== undefined && value !== null) return typedOf(field.shape, value)
  if (isAddedPart(field)) return null
  // What was emptied stays empty: only a new form begins with usual values.
  return field.shape.type === 'list' ? emptyOf(field.shape) : typedOf(field.shape, undefined)
}

/** Without points between thousands, because years have none. */
const numberText = (value: number): string => String(value).replace('.', ',')

function typedOption({ options }: Extract<Shape, { type: 'either' }>, value: unknown): TypedOption {
  const found = options.findIndex(({ shape }) => isOf(shape, value))
  const option = Math.max(0, found)
  return { option, value: typedOf(options[option]?.shape ?? { type: 'fixed', value: null }, value) }
}

/** True when a stored value has the form of this option. */
function isOf(shape: Shape, value: unknown): boolean {
  if (shape.type === 'fixed') return shape.value === value
  if (shape.type === 'list' || shape.type === 'references') return Array.isArray(value)
  if (shape.type !== 'group') return typeof value === 'string'
  const fixed = shape.fields.filter((field) => field.shape.type === 'fixed')
  return fixed.every((field) => isOf(field.shape, objectIn(value)[field.name]))
}

function typedPicture({ scene, upload, alt }: Readonly<Record<string, unknown>>): TypedPicture {
  const { model, colour, background } = objectIn(scene)
  const drawn = { model: textIn(model), colour: textIn(colour), background: textIn(background) }
  return { source: upload === undefined ? 'scene' : 'upload', ...drawn, upload: textIn(upload), alt: textIn(alt) }
}

/** The body that the controls give. Its schema decides whether it is complete. */
export function bodyOf(shape: Shape, typed: Typed): unknown {
  switch (shape.type) {
    case 'text':
      return textIn(typed).trim()
    case 'number':
      return readNumber(textIn(typed), shape.isWhole)
    case 'day':
    case 'choice':
    case 'reference':
      return textIn(typed).trim() || undefined
    case 'flag':
      return typed === true
    case 'references':
      return listIn(typed).map(textIn)
    case 'list':
      return listIn(typed).map((entry) => bodyOf(shape.item, objectIn(entry).value))
    case 'group':
      return Object.fromEntries(shape.fields.flatMap((field) => entryOf(field, objectIn(typed)[field.name])))
    case 'either': {
      const { option, value } = objectIn(typed)
      const chosen = shape.options[Number(option)]?.shape ?? shape.options[0]?.shape
      return chosen && bodyOf(chosen, value)
    }
    case 'fixed':
      return shape.value
    case 'rich-text':
      return typed
    case 'picture':
      return pictureOf(objectIn(typed))
  }
}

/** The field of a body; none when it is optional and left empty. */
function entryOf(field: FieldShape, typed: Typed): [string, unknown][] {
  const value = typed === null && isAddedPart(field) ? undefined : bodyOf(field.shape, typed)
  if (field.whenEmpty === 'required' || (value !== undefined && value !== '')) return [[field.name, value]]
  return field.whenEmpty === 'null' ? [[field.name, null]] : []
}

function pictureOf({ source, model, colour, background, upload, alt }: Readonly<Record<string, unknown>>) {
  const text = textIn(alt).trim()
  if (source === 'upload') return { upload: textIn(upload), alt: text }
  const scene = { model: textIn(model), background: textIn(background), ...(textIn(colour) && { colour: textIn(colour) }) }
  return { scene, alt: text }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
