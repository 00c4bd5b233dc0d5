import fc from 'fast-check'
import type { FieldShape, Shape, ShapeOf } from './shape.ts'
import { isAddedPart } from './typed.ts'

const text = fc.oneof(fc.constant(''), fc.string(), fc.constant('Promo akhir tahun'))
const slug = fc.constantFrom('', 'xpander', 'destinator', 'jawa-barat')
const richText = fc.array(fc.string({ minLength: 1 }), { maxLength: 2 }).map((texts) => ({
  type: 'doc',
  content: texts.map((one) => ({ type: 'paragraph', content: [{ type: 'text', text: one }] })),
}))

/** Anything that the controls of a form can hold. */
export function anyTyped(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'number':
      return fc.oneof(fc.constant(''), fc.constant('dua'), fc.integer().map(String), fc.constant('12,5'))
    case 'flag':
      return fc.boolean()
    case 'day':
      return fc.constantFrom('', '2026-12-31', '31 Desember')
    case 'choice':
      return fc.constantFrom('', ...shape.choices.map(({ value }) => value))
    case 'reference':
      return slug
    case 'references':
      return fc.array(slug.filter(Boolean), { maxLength: 3 })
    case 'list':
      return fc.array(anyTyped(shape.item), lengthOf(shape)).map((values) => values.map((value, key) => ({ key, value })))
    case 'group':
      return fc.record(Object.fromEntries(shape.fields.map((field) => [field.name, anyField(field)])))
    case 'either':
      return fc.oneof(...shape.options.map(({ shape: own }, option) => anyTyped(own).map((value) => ({ option, value }))))
    case 'fixed':
      return fc.constant(shape.value)
    case 'rich-text':
      return richText
    case 'picture':
      return fc.record({
        source: fc.constantFrom('scene', 'upload'),
        ...{ model: slug, colour: fc.constantFrom('', 'putih'), background: fc.constantFrom('', 'pantai') },
        upload: fc.oneof(fc.constant(''), fc.uuid()),
        alt: text,
      })
    default:
      return text
  }
}

const lengthOf = ({ length }: ShapeOf<'list'>) => (length === null ? { maxLength: 3 } : { minLength: length, maxLength: length })

const anyField = (field: FieldShape) => (isAddedPart(field) ? fc.option(anyTyped(field.shape)) : anyTyped(field.shape))
