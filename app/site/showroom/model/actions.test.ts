import { expect, test } from 'vitest'
import { at } from '~/addresses.ts'
import { carsInFiles } from '~/core/cars/catalogue-files.server.ts'
import { matchCar } from '~/core/cars/find-car.ts'
import { actionsFor } from './actions.ts'

const xpander = matchCar(carsInFiles, 'xpander')
const eclipse = matchCar(carsInFiles, 'eclipse cross')
if (!xpander || !eclipse) throw new Error('models missing')

test('only actions with a page are offered, and each names the model by the parameter of its page', () => {
  expect(actionsFor(xpander, (address) => address === at.testDrive())).toEqual([
    { label: 'Test drive', address: '/test-drive', parameter: 'vehicle', value: 'xpander' },
  ])
  expect(actionsFor(xpander, () => true).map(({ parameter, value }) => `${parameter}=${value}`)).toContain('id=22')
  expect(actionsFor(xpander, () => false)).toEqual([])
})

test('a model no longer sold new has no actions', () => {
  expect(actionsFor(eclipse, () => true)).toEqual([])
})
