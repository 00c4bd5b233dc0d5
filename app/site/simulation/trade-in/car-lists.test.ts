import { expect, test } from 'vitest'
import { brandsIn, modelsOf, named, transmissionsOf, variantsOf, yearsOf } from './car-lists.ts'
import { bandCode, readBand } from './kilometre-band.ts'
import { tradeInDataInFiles as data } from './trade-in-data.server.ts'

const find = <Named extends { name: string }>(all: readonly Named[], name: string): Named => {
  const one = named(all, name)
  if (!one) throw new Error(`There is no ${name}.`)
  return one
}
const mitsubishi = find(data.cars.brands, 'Mitsubishi')
const xpander = find(mitsubishi.models, 'Xpander')
const ultimate = find(xpander.variants, '1.5 Ultimate AT/CVT')

test('brands have their usual names', () => {
  expect(brandsIn(data.cars)).toContainEqual({ slug: 'mitsubishi', name: 'Mitsubishi' })
})

test('models are in alphabetical order, including those that cannot be valued without seeing the car', () => {
  const models = modelsOf(mitsubishi)
  expect(models).toContainEqual({ slug: 'xpander', name: 'Xpander', valued: true })
  expect(models).toContainEqual({ slug: 'delica', name: 'Delica', valued: false })
  expect(models.map(({ name }) => name)).toEqual(models.map(({ name }) => name).toSorted())
})

test('variants of a model', () => {
  expect(variantsOf(xpander)).toContainEqual({ slug: '1-5-ultimate-at-cvt', name: '1.5 Ultimate AT/CVT' })
})

test('the years of a variant are sorted newest first, and never after this year', () => {
  expect(yearsOf(ultimate, 2026)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017])
  expect(yearsOf({ ...ultimate, until: 2018 }, 2026)).toEqual([2018, 2017])
  expect(yearsOf(ultimate, 2010)).toEqual([])
})

test('the usual gearbox of the variant comes first; an electric car has no choice', () => {
  expect(transmissionsOf(ultimate)).toEqual(['automatic', 'manual'])
  expect(transmissionsOf({ ...ultimate, fuel: 'electric' })).toEqual(['automatic'])
})

test.each([
  ['50000-75000', '50000-75000'],
  ['62000', '50000-75000'],
  ['62.000 km', '50000-75000'],
  ['75.000', '50000-75000'],
  ['75001', '75000-100000'],
  ['0', '0-10000'],
  ['350.000', '200000-'],
])('%s kilometres are the band %s', (text, code) => {
  const band = readBand(text, data.rules)
  expect(band && bandCode(band)).toBe(code)
})

test('the bands follow each other without gaps', () => {
  const { bands } = data.rules.kilometres
  expect(bands.slice(1).map(({ from }) => from)).toEqual(bands.slice(0, -1).map(({ to }) => to))
  expect(bands.at(-1)?.to).toBeNull()
})

test('no two variants of a model can be confused', () => {
  for (const { models } of data.cars.brands) {
    for (const { variants } of models) for (const one of variants) expect(named(variants, one.name)).toBe(one)
  }
})

test('every basis and every segment has its source', () => {
  const known = Object.keys({ ...data.cars.sources, ...data.rules.sources })
  const used = [...Object.values(data.cars.bases), ...Object.values(data.rules.curves), data.rules.method, data.rules.condition]
  for (const { source } of used) expect(known).toContain(source)
})
