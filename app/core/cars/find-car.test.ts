import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carsInFiles as cars } from './catalogue-files.server.ts'
import { matchCar } from './find-car.ts'

test.each([
  ['22', 'xpander'],
  ['25', 'xforce'],
  ['28', 'pajero-sport'],
  ['pajero-sport', 'pajero-sport'],
  ['pajero sport', 'pajero-sport'],
  ['pajero%20sport', 'pajero-sport'],
  ['PAJERO-SPORT', 'pajero-sport'],
  ['New Pajero Sport', 'pajero-sport'],
  ['xpander cross', 'xpander-cross'],
  ['outlander phev', 'outlander-phev'],
  ['Outlander', 'outlander-phev'],
  ['X-Force', 'xforce'],
  [' l 300 ', 'l300'],
  ['triton', 'triton'],
])('“%s” is %s', (wanted, slug) => expect(matchCar(cars, wanted)?.slug).toBe(slug))

test.each(['', '-', '99', '2²', 'destinator', 'xpander-crossing', '%E0%A4%A'])('“%s” is no model', (wanted) =>
  expect(matchCar(cars, wanted)).toBeUndefined(),
)

test('no two models share a number or a name', () => {
  for (const car of cars) {
    for (const name of [car.slug, car.name, String(car.productId), ...car.spellings]) expect(matchCar(cars, name)).toBe(car)
  }
})

test('upper case, spaces and hyphens make no difference', () => {
  const separator = fc.constantFrom(' ', '-', '_', '%20', '+')
  const spelling = fc.tuple(fc.constantFrom(...cars), separator, fc.boolean())
  fc.assert(
    fc.property(spelling, ([car, separator, loud]) => {
      const text = car.name.replaceAll(' ', separator)
      return matchCar(cars, loud ? text.toUpperCase() : text) === car
    }),
  )
})

test('never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => void matchCar(cars, text)))
})
