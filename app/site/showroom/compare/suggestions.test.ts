import { expect, test } from 'vitest'
import { carsInFiles as cars } from '~/core/cars/catalogue-files.server.ts'
import { readSelection } from './selection.ts'
import { everyModel, suggestions } from './suggestions.ts'

const suggested = (query: string) =>
  suggestions(cars, readSelection(cars, new URLSearchParams(query)).subjects).map((pair) => pair.map(({ car }) => car.slug))

test('without a choice, neighbours of one class that are on sale are suggested', () => {
  expect(suggested('')).toEqual([
    ['xpander', 'xpander-cross'],
    ['xpander-cross', 'xforce'],
    ['xforce', 'pajero-sport'],
    ['triton', 'l300'],
  ])
})

test('with one car chosen, it is suggested with each other car of its class; with two, nothing is', () => {
  expect(suggested('model=l300')).toEqual([['l300', 'triton']])
  expect(suggested('model=outlander')).toHaveLength(4)
  expect(suggested('model=xpander&model=xforce')).toEqual([])
})

test('everyModel lists the models on sale', () => {
  expect(everyModel(cars)).toHaveLength(6)
})
