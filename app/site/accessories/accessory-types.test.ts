import { expect, test } from 'vitest'
import { carsInFiles, extrasInFiles } from '../../core/cars/catalogue-files.server.ts'
import { pictures } from './AccessoryPicture.tsx'
import { byCategory, typesOf } from './accessory-types.ts'
import { categorySlugs, inCategory, readCategory } from './filter.ts'

const models = carsInFiles.map((car) => ({ car, accessories: extrasInFiles(car.slug).accessories }))
const types = typesOf(models)

test('a type has the models that offer it and the range of their prices', () => {
  expect(types.find(({ slug }) => slug === 'karpet-lantai')).toMatchObject({
    name: 'Karpet lantai',
    category: 'interior',
    lowest: 850_000,
    highest: 1_500_000,
    estimated: true,
  })
  const offered = models.filter(({ accessories }) => accessories.some(({ slug }) => slug === 'karpet-lantai'))
  expect(types.find(({ slug }) => slug === 'karpet-lantai')?.models).toEqual(
    offered.map(({ car: { slug, name } }) => ({ slug, name })),
  )
})

test('accessories of the same type have the same name and category in every model', () => {
  for (const { accessories } of models)
    for (const { slug, name, category } of accessories)
      expect(types.find((type) => type.slug === slug)).toMatchObject({ name, category })
})

test('every type has its own picture, and every picture has a type', () => {
  expect(Object.keys(pictures).toSorted()).toEqual(types.map(({ slug }) => slug).toSorted())
  const drawn = Object.values(pictures).map((shape) => JSON.stringify(shape))
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('one confirmed price does not make the other prices of a type certain', () => {
  const [model] = models
  if (!model) throw new Error('no models')
  const sure = { ...model, accessories: model.accessories.map((one) => ({ ...one, priceConfidence: 'high' as const })) }
  expect(typesOf([sure]).some(({ estimated }) => estimated)).toBe(false)
  expect(typesOf([sure, model]).every(({ estimated }) => estimated)).toBe(true)
})

test('categories follow one another in the usual order, and the filter keeps one', () => {
  const groups = byCategory(types)
  expect(groups.map(({ category }) => category)).toEqual(['exterior', 'interior', 'protection', 'utility', 'electronics'])
  expect(groups.flatMap(({ items }) => items)).toHaveLength(types.length)
  expect(byCategory(inCategory(types, 'electronics'))).toHaveLength(1)
  expect(inCategory(types, null)).toEqual(types)
})

test.each([
  ['?kategori=interior', 'interior'],
  ['?kategori=kegunaan', 'utility'],
  ['?kategori=utility', null],
  ['?kategori=', null],
  ['?kategori=__proto__', null],
  ['', null],
])('%s asks for %s', (query, category) => expect(readCategory(new URLSearchParams(query))).toBe(category))

test('each category has its own word in addresses', () => {
  expect(new Set(Object.values(categorySlugs)).size).toBe(Object.keys(categorySlugs).length)
})
