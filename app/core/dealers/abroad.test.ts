import { expect, test } from 'vitest'
import { isAbroad } from './abroad.ts'
import { centroidOf } from './centroids.ts'
import { regencies } from './regions.ts'

test.each([
  ['Singapore', 1.35, 103.8],
  ['Kuala Lumpur', 3.1, 101.7],
  ['Dili', -8.55, 125.57],
  ['Kota Kinabalu', 6.1, 116.1],
  ['Vanimo', -2.6, 141.3],
  ['Kuching', 1.55, 110.35],
  ['Tokyo', 35.68, 139.69],
  ['Sydney', -33.87, 151.21],
])('%s is abroad', (_, latitude, longitude) => expect(isAbroad({ latitude, longitude })).toBe(true))

test.each([
  ['Batam', 1.13, 104.05],
  ['Rupat', 1.95, 101.55],
  ['Entikong', 0.97, 110.35],
  ['Nunukan', 4.13, 117.65],
  ['Atambua', -9.1, 124.9],
  ['Merauke', -8.5, 140.4],
  ['Sabang', 5.89, 95.32],
])('%s, near a border, is not', (_, latitude, longitude) => expect(isAbroad({ latitude, longitude })).toBe(false))

test('no regency is abroad', () => {
  expect(regencies.filter(({ code }) => isAbroad(centroidOf(code)))).toEqual([])
})
