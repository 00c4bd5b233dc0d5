import { expect, test } from 'vitest'
import retiredFile from '../../../../data/retired-models.json' with { type: 'json' }
import { carsInFiles as cars } from '../../cars/catalogue-files.server.ts'
import { retiredModel } from '../../cars/retired.ts'
import { colourOfCar, earlierCars, findOwnedCar, variantOf } from './owned-car.ts'

const retired = retiredFile.models.map((model) => retiredModel.parse(model))
const find = (wanted: string) => findOwnedCar(cars, retired, wanted)

test('earlier models are sorted by name', () => {
  const names = earlierCars(retired).map(({ name }) => name)
  expect(names).toEqual(retired.map(({ name }) => name).sort())
})

test.each([
  ['22', 'xpander'],
  ['PAJERO%20SPORT', 'pajero-sport'],
  ['outlander', 'outlander-phev'],
  ['Outlander Sport', 'outlander-sport'],
  ['t120ss', 'colt'],
] as const)('"%s" is %s', (wanted, slug) => expect(find(wanted)?.slug).toBe(slug))

test.each(['', '999', 'avanza'])('"%s" is not a car of the maker', (wanted) => expect(find(wanted)).toBeNull())

test('a variant counts only for the car that has it', () => {
  const [xpander, lancer] = [find('xpander'), find('lancer')]
  expect(xpander && variantOf(xpander, 'ultimate-cvt')).toBe('ultimate-cvt')
  expect(xpander && variantOf(xpander, 'dakar-4x2-at')).toBeNull()
  expect(lancer && variantOf(lancer, 'ultimate-cvt')).toBeNull()
})

test.each([
  ['Quartz White Pearl', 'quartz-white-pearl'],
  ['quartz white pearl', 'quartz-white-pearl'],
  ['quartz-white-pearl', 'quartz-white-pearl'],
  ['Hijau lumut', 'Hijau lumut'],
])('the colour "%s" of an Xpander is kept as "%s"', (written, kept) => {
  const xpander = find('xpander')
  expect(xpander && colourOfCar(xpander, written)).toBe(kept)
})
