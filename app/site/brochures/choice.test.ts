import { expect, test } from 'vitest'
import { carsInFiles as cars } from '../../core/cars/catalogue-files.server.ts'
import { carsOf, readChoice } from './choice.ts'

const choose = (query: string) => readChoice(new URLSearchParams(query), cars)
const shown = (query: string) => carsOf(choose(query), cars).map(({ slug }) => slug)

test('without a query the passenger cars are shown in their usual order', () => {
  expect(shown('')).toEqual(cars.filter((car) => car.class === 'mobil-penumpang').map(({ slug }) => slug))
})

test.each(['id=25', 'id=xforce', 'id=X-FORCE', 'id=%20xforce'])('%s opens the tab of its class and comes first', (query) => {
  expect(choose(query)).toMatchObject({ carClass: 'mobil-penumpang', wanted: { name: 'XFORCE' } })
  expect(shown(query)[0]).toBe('xforce')
})

test('a light commercial vehicle opens the other tab', () => {
  expect(shown('id=24')[0]).toBe('l300')
  expect(shown('kelas=niaga-ringan')).toContain('l300')
})

test('a class in the query wins over the class of the model', () => {
  expect(choose('id=24&kelas=mobil-penumpang').carClass).toBe('mobil-penumpang')
})

test('an unknown model and an unknown class are ignored', () => {
  expect(choose('id=999&kelas=truk')).toEqual({ carClass: 'mobil-penumpang', wanted: null })
})
