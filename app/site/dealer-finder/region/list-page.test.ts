import { expect, test } from 'vitest'
import { lastPageOf, slicesOf } from './list-page.ts'

const [badung, buleleng, denpasar] = [
  { name: 'Badung', count: 12 },
  { name: 'Buleleng', count: 3 },
  { name: 'Denpasar', count: 45 },
]
const cities = [badung, buleleng, denpasar]

test('a page shows whole cities, and begins or ends within a large one', () => {
  expect(slicesOf(cities, 1)).toEqual([
    { city: badung, skip: 0, take: 12 },
    { city: buleleng, skip: 0, take: 3 },
    { city: denpasar, skip: 0, take: 5 },
  ])
  expect(slicesOf(cities, 2)).toEqual([{ city: denpasar, skip: 5, take: 20 }])
  expect(slicesOf(cities, 3)).toEqual([{ city: denpasar, skip: 25, take: 20 }])
  expect(slicesOf(cities, 4)).toEqual([])
})

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [60, 3],
])('%i dealers have %i pages', (count, pages) => {
  expect(lastPageOf(count)).toBe(pages)
})
