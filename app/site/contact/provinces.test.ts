import { expect, test } from 'vitest'
import { provincesWithDealers } from './provinces.ts'

const counts = (numbers: Record<string, number>) => new Map(Object.entries(numbers))
const inThree = counts({ '32': 2, '32.73': 1, '32.77': 1, '51': 1, '51.71': 1, '31': 1, '31.74': 1 })

test('dealers are counted by province, and provinces are sorted by name', () => {
  expect(provincesWithDealers(inThree, inThree)).toEqual([
    { code: '51', name: 'Bali', dealers: 1, sample: false },
    { code: '31', name: 'DKI Jakarta', dealers: 1, sample: false },
    { code: '32', name: 'Jawa Barat', dealers: 2, sample: false },
  ])
})

test('a province is a sample as long as it has no real dealer', () => {
  expect(provincesWithDealers(counts({ '81': 1 }), counts({}))).toMatchObject([{ name: 'Maluku', dealers: 1, sample: true }])
  expect(provincesWithDealers(counts({ '81': 2 }), counts({ '81': 1 }))).toMatchObject([{ dealers: 2, sample: false }])
})
