import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { type FieldHints, fieldHints } from '~/core/content/field-hints.ts'
import type { ContentKind, FieldWords } from '~/core/content/kind.ts'
import type { FieldShape, FormShape, Shape } from './shape.ts'

/**
 * The form of an item, from the one declaration of its kind. A kind may have a schema for each slug, as campaigns have.
 * Throws for a schema that no field of the form can show.
 */
export function shapeOf(
  { name, schema, fields }: Pick<ContentKind<object>, 'name' | 'schema' | 'fields'>,
  slug: string,
): FormShape {
  const words = fields as Readonly<Record<string, FieldWords>>
  const { def } = unwrapped(schema, name)
  const own =
    def.type === 'union' ? def.options.map((option) => unwrapped(option, name).def).find((option) => isFor(option, slug)) : def
  if (own?.type !== 'object') throw new Error(`${name}: the schema of an item is an object`)
  return groupOf(own.shape, name, words)
}

/** True for the option of a union whose field `slug` has this value only. */
function isFor(option: Def, slug: string): boolean {
  if (option.type !== 'object' || !option.shape.slug) return false
  const { def } = unwrapped(option.shape.slug, slug)
  return def.type === 'literal' && def.values.includes(slug)
}

type Def = $ZodTypes['_zod']['def']

/** A schema without its wrappers. The hints of an outer wrapper come before those inside. */
type Unwrapped = { def: Def; schema: $ZodType; hints: FieldHints; whenEmpty: FieldShape['whenEmpty'] }

function unwrapped(schema: $ZodType, path: string): Unwrapped {
  const { def } = (schema as $ZodTypes)._zod
  const own = fieldHints.get(schema) ?? {}
  if ('innerType' in def) {
    const inner = unwrapped(def.innerType, path)
    return { ...inner, hints: { ...inner.hints, ...own }, whenEmpty: emptyIn(def.type) ?? inner.whenEmpty }
  }
  return { def, schema, hints: own, whenEmpty: 'required' }
}

function emptyIn(wrapper: Def['type']): FieldShape['whenEmpty'] | null {
  if (wrapper === 'nonoptional') return 'required'
  if (wrapper === 'nullable') return 'null'
  return wrapper === 'optional' || wrapper === 'default' ? 'absent' : null
}

function groupOf(shape: Readonly<Record<string, $ZodType>>, path: string, words: Readonly<Record<string, FieldWords>> = {}) {
  const fields = Object.entries(shape).map(([name, schema]): FieldShape => {
    const own = unwrapped(schema, `${path}.${name}`)
    const label = words[name]?.label ?? own.hints.label
    if (label === undefined) throw new Error(`${path}.${name} has no label`)
    const help = words[name]?.help ?? own.hints.help ?? ''
    const { initial } = own.hints
    return {
      name,
      label,
      help,
      ...(initial !== undefined && { initial }),
      whenEmpty: own.whenEmpty,
      shape: shapeFor(own, `${path}.${name}`),
    }
  })
  return { type: 'group', fields } as const
}

function shapeFor(own: Unwrapped, path: string): Shape {
  const { wrong } = own.hints
  return { ...controlFor(own, path), ...(wrong && { wrong }) }
}

function controlFor({ def, schema, hints }: Unwrapped, path: string): Shape {
  if (hints.control) return { type: hints.control }
  if (hints.names) return { type: 'reference', names: hints.names, within: hints.within ?? null }
  switch (def.type) {
    case 'string':
      return textOf(schema, hints)
    case 'number':
      return { type: 'number', isWhole: 'format' in def }
    case 'boolean':
      return { type: 'flag' }
    case 'enum':
      return { type: 'choice', choices: Object.values(def.entries).map((value) => choiceOf(String(value), hints)) }
    case 'literal':
      return { type: 'fixed', value: def.values[0] as string }
    case 'array':
      return listOf(unwrapped(def.element, path), hints, path)
    case 'tuple':
      return tupleOf(def.items, hints, path)
    case 'object':
      return groupOf(def.shape, path)
    case 'union':
      return { type: 'either', options: def.options.map((option, index) => optionOf(option, `${path}|${index}`)) }
    default:
      throw new Error(`${path}: no field of the form shows a ${def.type}`)
  }
}

function textOf(schema: $ZodType, { long, ahead }: FieldHints): Shape {
  const { bag, def } = (schema as Extract<$ZodTypes, { _zod: { def: { type: 'string' } } }>)._zod
  if ('format' in def && def.format === 'date') return { type: 'day', isAhead: ahead === true }
  const most = (bag as { maximum?: number }).maximum
  return { type: 'text', isLong: long === true, most: most ?? null }
}

function choiceOf(value: string, { words }: FieldHints) {
  return { value, label: words?.[value] ?? asWords(value) }
}

/** `kebun-sawit` as `Kebun sawit` */
const asWords = (slug: string): string => (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll('-', ' ')

function listOf(element: Unwrapped, { entry = 'isian' }: FieldHints, path: string): Shape {
  const item = shapeFor(element, `${path}[]`)
  return item.type === 'reference' ? { ...item, type: 'references' } : { type: 'list', item, entry, length: null }
}

/** A tuple has entries of one kind, always as many. */
function tupleOf(items: readonly $ZodType[], { entry = 'isian' }: FieldHints, path: string): Shape {
  const [first] = items
  if (!first || items.some((item) => item !== first))
    throw new Error(`${path}: no field of the form shows a tuple of several kinds`)
  return { type: 'list', item: shapeFor(unwrapped(first, path), `${path}[]`), entry, length: items.length }
}

function optionOf(option: $ZodType, path: string) {
  const own = unwrapped(option, path)
  if (own.hints.label === undefined) throw new Error(`${path} has no label`)
  return { label: own.hints.label, shape: shapeFor(own, path) }
}
