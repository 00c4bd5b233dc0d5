import { expect, test } from 'vitest'
import { carsInFiles } from './catalogue-files.server.ts'
import { chosenCar, chosenColour, chosenVariant } from './chosen-car.ts'

const xforce = carsInFiles.find(({ slug }) => slug === 'xforce')

test.each(['xforce', 'XFORCE', 'x-force', 'X Force', '25'])('the car is found as "%s"', (vehicle) => {
  expect(chosenCar(carsInFiles, vehicle).car?.slug).toBe('xforce')
})

test('a car no longer sold new cannot be chosen, and its name is returned', () => {
  const { car, noLongerSold } = chosenCar(carsInFiles, 'eclipse cross')
  expect([car, noLongerSold?.name]).toEqual([null, 'Eclipse Cross'])
})

test('only colours of the car can be chosen', () => {
  if (!xforce) throw new Error('The catalogue has no XFORCE.')
  expect(chosenColour(xforce, 'jet-black-mica')).toBe('jet-black-mica')
  expect(chosenColour(xforce, 'pelangi')).toBeNull()
  expect(chosenVariant(xforce, xforce.variants[0].slug)).toBe(xforce.variants[0])
  expect(chosenVariant(xforce, 'turbo')).toBeNull()
})
