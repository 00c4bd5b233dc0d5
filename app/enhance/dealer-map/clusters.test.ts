import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clustersOf, type Pixel } from './clusters.ts'

const reach = 48
const apart = (one: Pixel, other: Pixel) => Math.hypot(one.x - other.x, one.y - other.y)
const points = fc.array(
  fc.record({ x: fc.double({ min: 0, max: 900, noNaN: true }), y: fc.double({ min: 0, max: 500, noNaN: true }) }),
  {
    maxLength: 150,
  },
)

test('a point alone has its own marker; close points share the marker of the first of them', () => {
  const tebet = { x: 100, y: 100 }
  const slipi = { x: 120, y: 110 }
  const denpasar = { x: 600, y: 180 }
  expect(clustersOf([tebet, denpasar, slipi], reach)).toEqual([[tebet, slipi], [denpasar]])
  expect(clustersOf([slipi, denpasar, tebet], reach)).toEqual([[slipi, tebet], [denpasar]])
})

test('every point belongs to exactly one marker', () => {
  fc.assert(
    fc.property(points, (all) => {
      const placed = clustersOf(all, reach).flat()
      expect(placed).toHaveLength(all.length)
      expect(new Set(placed)).toEqual(new Set(all))
    }),
  )
})

test('no two markers overlap, and each point is near its marker', () => {
  fc.assert(
    fc.property(points, (all) => {
      const clusters = clustersOf(all, reach)
      for (const [place, [first, ...others]] of clusters.entries()) {
        for (const other of others) expect(apart(first, other)).toBeLessThan(reach)
        for (const [later] of clusters.slice(place + 1)) expect(apart(first, later)).toBeGreaterThanOrEqual(reach)
      }
    }),
  )
})

test('two thousand dealers give no more markers than the window has space for', () => {
  const many = Array.from({ length: 2000 }, (_, n) => ({ x: (n * 617) % 1200, y: (n * 257) % 480 }))
  const clusters = clustersOf(many, reach)
  expect(clusters.flat()).toHaveLength(2000)
  expect(clusters.length).toBeLessThan(400)
})
