import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContentKind, declaredKinds } from '~/core/content/kind.ts'
import { anyTyped } from './any-typed.fixture.ts'
import { readNumber } from './read-number.ts'
import { shapeOf } from './shape-of.server.ts'
import { bodyOf, emptyForm, typedOf } from './typed.ts'

import.meta.glob('../../../core/content/*-schema.ts', { eager: true })
const kinds = [...declaredKinds().values()]
const folders: Record<string, string> = {
  'press-release': 'press-releases',
  page: 'pages',
  programme: 'promotions',
  recall: 'recalls',
  event: 'events',
  'warning-light': 'warning-lights',
}
const files = import.meta.glob<Record<string, unknown>>('../../../../data/content/*/*.json', { eager: true, import: 'default' })
const seedsOf = ({ name, schema }: ContentKind<object>) =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${folders[name] ?? name}/`))
    .map(([, file]) => schema.parse(file))

test('every kind has seeds', () => {
  expect(kinds).toHaveLength(9)
  expect(kinds.filter((kind) => seedsOf(kind).length === 0)).toEqual([])
})

describe.each(kinds.map((kind) => [kind.name, kind] as const))('the form of %s', (_, kind) => {
  const shape = shapeOf(kind)

  test('shows every field of the schema, each with a label', () => {
    expect(shape.fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(kind.fields).toSorted())
  })

  test('gives each seeded body back unchanged', () => {
    for (const body of seedsOf(kind)) expect(bodyOf(shape, typedOf(shape, body))).toEqual(body)
  })

  test('gives back what stands in the controls, also when it is incomplete', () => {
    fc.assert(
      fc.property(anyTyped(shape), (typed) => {
        const body = bodyOf(shape, typed)
        expect(bodyOf(shape, typedOf(shape, body))).toEqual(body)
      }),
      { numRuns: 60 },
    )
  })

  test('begins empty, and an empty form is no complete item', () => {
    expect(kind.schema.safeParse(bodyOf(shape, emptyForm(shape))).success).toBe(false)
  })

  test('reads any JSON without failing', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void bodyOf(shape, typedOf(shape, bodyOf(shape, value)))))
  })
})

test.each([
  ['15.000.000', true, 15_000_000],
  ['2026', true, 2026],
  ['1.5', true, Number.NaN],
  ['-6,2246', false, -6.2246],
  ['106.8067', false, 106.8067],
  ['1.234,5', false, 1234.5],
  ['dua', false, Number.NaN],
  [' ', true, undefined],
])('%s is read as a number', (typed, isWhole, number) => {
  expect(readNumber(typed, isWhole)).toBe(number)
})
