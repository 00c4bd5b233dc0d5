import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { centroidOf } from './centroids.ts'
import { kilometresBetween } from './nearest/great-circle.ts'
import { provinces, regencies } from './regions.ts'

test('every province and regency has a point in Indonesia', () => {
  for (const { code } of [...provinces, ...regencies]) {
    const { latitude, longitude } = centroidOf(code)
    expect(latitude).toBeGreaterThan(-11.1)
    expect(latitude).toBeLessThan(6.1)
    expect(longitude).toBeGreaterThan(94.9)
    expect(longitude).toBeLessThan(141.1)
  }
  expect(() => centroidOf('99')).toThrow('99')
})

test('the outlets stand near the points of their regencies', () => {
  const far = data.dealers.filter((dealer) => kilometresBetween(dealer, centroidOf(dealer.regencyCode)) > 50)
  expect(far.map(({ slug }) => slug)).toEqual([])
})
