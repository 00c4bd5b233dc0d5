import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTyped } from './any-typed.fixture.ts'
import { readNumber } from './read-number.ts'
import { declaredNames, kindNames, type Seed, seedsOf } from './seeds.fixture.ts'
import { bodyOf, emptyForm, typedOf } from './typed.ts'

test('every declared kind is tested with seeds', () => {
  expect(declaredNames.toSorted()).toEqual(kindNames.toSorted())
  expect(kindNames.filter((name) => seedsOf(name).length === 0)).toEqual([])
})

describe.each(kindNames.map((name) => [name, seedsOf(name)] as const))('the form of %s', (_, seeds) => {
  const { kind, shape } = seeds[0] as Seed

  test('shows every field of the schema, each with a label', () => {
    expect(shape.fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(kind.fields).toSorted())
  })

  test('gives each seeded body back unchanged', () => {
    for (const { shape: own, body } of seeds) expect(bodyOf(own, typedOf(own, body))).toEqual(body)
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
