import { expect, test } from 'vitest'
import { carsInFiles as cars } from '~/core/cars/catalogue-files.server.ts'
import { readSelection } from './selection.ts'
import { everyModel, suggestions } from './suggestions.ts'

const suggested = (query: string) =>
  suggestions(cars, readSelection(cars, new URLSearchParams(query)).subjects).map((pair) => pair.map(({ car }) => car.slug))

test('with nothing chosen, neighbours of one class that are on sale', () => {
  expect(suggested('')).toEqual([
    ['xpander', 'xpander-cross'],
    ['xpander-cross', 'xforce'],
    ['xforce', 'pajero-sport'],
    ['triton', 'l300'],
  ])
})

test('with one chosen, it beside the others of its class; with two, nothing', () => {
  expect(suggested('model=l300')).toEqual([['l300', 'triton']])
  expect(suggested('model=outlander')).toHaveLength(4)
  expect(suggested('model=xpander&model=xforce')).toEqual([])
})

test('every model means those on sale', () => {
  expect(everyModel(cars)).toHaveLength(6)
})
