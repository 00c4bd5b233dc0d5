import { expect, test } from 'vitest'
import { carsInFiles } from '~/core/cars/catalogue-files.server.ts'
import { matchCar } from '~/core/cars/find-car.ts'
import { actionsFor } from './actions.ts'

const xpander = matchCar(carsInFiles, 'xpander')
const eclipse = matchCar(carsInFiles, 'eclipse cross')
if (!xpander || !eclipse) throw new Error('models missing')

test('each action names the model by the parameter of its page', () => {
  expect(actionsFor(xpander).map(({ address, parameter, value }) => `${address}?${parameter}=${value}`)).toEqual([
    '/test-drive?vehicle=xpander',
    '/brosur?id=22',
    '/simulasi-pembayaran?vehicle=xpander',
    '/cari-dealer?vehicle=xpander',
  ])
})

test('a model no longer sold new has no actions', () => {
  expect(actionsFor(eclipse)).toEqual([])
})
