import { expect, test } from 'vitest'
import { carsInFiles as cars } from '~/core/cars/catalogue-files.server.ts'
import { readFilter } from '~/core/cars/filter.ts'
import { relaxations } from './relaxations.ts'

const relaxed = (query: string) =>
  relaxations(cars, readFilter(new URLSearchParams(query))).map(({ without, count }) => [without, count])

test('lists single wishes to give up, the most helpful first', () => {
  expect(relaxed('kursi=7&harga-maks=250')).toEqual([
    ['maxPrice', 3],
    ['seats', 1],
  ])
})

test('a wish that does not help alone is not listed', () => {
  expect(relaxed('kelas=niaga-ringan&bahan-bakar=bensin&kursi=7')).toEqual([['class', 2]])
  expect(relaxed('kursi=9&harga-maks=100')).toEqual([])
})
