import { expect, test } from 'vitest'
import { carsInFiles as cars } from '~/core/cars/catalogue-files.server.ts'
import { keyOf, readSelection } from './selection.ts'

const read = (query: string) => readSelection(cars, new URLSearchParams(query))
const keys = (query: string) => read(query).subjects.map(keyOf)

test('models are found by slug, variant, number and other spellings', () => {
  expect(keys('model=xpander&model=Pajero+Sport&model=25')).toEqual(['xpander', 'pajero-sport', 'xforce'])
  expect(keys('model=triton:gls-mt-double-cab-4x4')).toEqual(['triton:gls-mt-double-cab-4x4'])
  expect(keys('model=xpander:GLS+MT')).toEqual(['xpander:gls-mt'])
})

test('an unknown variant falls back to the drawn one', () => {
  expect(keys('model=xpander:turbo')).toEqual(['xpander'])
})

test('empty and repeated choices are ignored, but two variants of one model are kept', () => {
  expect(keys('model=&model=xpander&model=xpander:ultimate-cvt&model=xpander:gls-mt')).toEqual(['xpander', 'xpander:gls-mt'])
})

test('unknown and surplus choices are listed', () => {
  const { subjects, unknown, left } = read('model=xpander&model=kijang&model=triton&model=l300&model=xforce')
  expect(subjects).toHaveLength(3)
  expect(unknown).toEqual(['kijang'])
  expect(left.map(keyOf)).toEqual(['xforce'])
})

test('reading the key of a choice gives the choice', () => {
  for (const car of cars) {
    for (const variant of car.variants) {
      const key = keyOf({ car, variant })
      expect(read(new URLSearchParams({ model: key }).toString()).subjects).toEqual([{ car, variant }])
    }
  }
})
