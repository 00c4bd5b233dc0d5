import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAround, earthKilometres, kilometresBetween, type Point, unwrapLongitude } from './great-circle.ts'

const jakarta = { latitude: -6.2, longitude: 106.82 }
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const inIndonesia = fc.record({
  latitude: fc.double({ min: -11, max: 6, noNaN: true }),
  longitude: fc.double({ min: 95, max: 141, noNaN: true }),
})

test.each([
  ['Bandung', { latitude: -6.91, longitude: 107.61 }, 118],
  ['Surabaya', { latitude: -7.25, longitude: 112.75 }, 665],
  ['Jayapura', { latitude: -2.53, longitude: 140.72 }, 3787],
  ['Singapura', { latitude: 1.35, longitude: 103.82 }, 903],
  ['Honolulu, over the date line', { latitude: 21.31, longitude: -157.86 }, 10795],
])('from Jakarta to %s', (_, there, kilometres) => {
  expect(Math.abs(kilometresBetween(jakarta, there) - kilometres)).toBeLessThan(kilometres * 0.005)
})

test('the distance equals the angle between two directions from the centre of the earth', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (one, other) => {
      expect(kilometresBetween(one, other)).toBeCloseTo(angleBetween(one, other) * earthKilometres, 3)
    }),
  )
})

test('every place within the distance lies in the box, also across the date line', () => {
  fc.assert(
    fc.property(anywhere, inIndonesia, (from, dealer) => {
      const point = unwrapLongitude(118, from)
      const box = boxAround(point, kilometresBetween(from, dealer) + 0.001)
      expect(dealer.latitude).toBeGreaterThanOrEqual(box.south)
      expect(dealer.latitude).toBeLessThanOrEqual(box.north)
      expect(dealer.longitude).toBeGreaterThanOrEqual(box.west)
      expect(dealer.longitude).toBeLessThanOrEqual(box.east)
    }),
    { numRuns: 2000 },
  )
})

test('the box is as small as possible', () => {
  const { south, north, west, east } = boxAround(jakarta, 100)
  expect(kilometresBetween(jakarta, { ...jakarta, latitude: south })).toBeCloseTo(100, 6)
  expect(kilometresBetween(jakarta, { ...jakarta, latitude: north })).toBeCloseTo(100, 6)
  expect(east - west).toBeCloseTo(1.81, 2)
})

/** Uses vectors instead of the haversine formula. */
function angleBetween(one: Point, other: Point): number {
  const [a, b] = [direction(one), direction(other)]
  const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  return Math.atan2(Math.hypot(...cross), a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
}

function direction({ latitude, longitude }: Point): [number, number, number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}
