import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropOf, isLargeEnough } from './crop.ts'
import { pictureSize } from './picture.ts'

const side = fc.integer({ min: 1, max: 8192 })
const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const sizes = fc.record({ width: side, height: side })
const points = fc.record({ x: fraction, y: fraction })

test('a crop is inside the picture, fills one of its sides, has the ratio and contains the focal point', () => {
  fc.assert(
    fc.property(sizes, points, (size, point) => {
      const { left, top, width, height } = cropOf(size, point)
      expect([left, top, width, height].every(Number.isInteger)).toBe(true)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(size.width)
      expect(top + height).toBeLessThanOrEqual(size.height)
      expect(width === size.width || height === size.height).toBe(true)
      const wanted = (width * pictureSize.height) / pictureSize.width
      expect(Math.abs(height - wanted)).toBeLessThanOrEqual(1)
      const [x, y] = [point.x * size.width, point.y * size.height]
      expect(x >= left - 1 && x <= left + width + 1).toBe(true)
      expect(y >= top - 1 && y <= top + height + 1).toBe(true)
    }),
  )
})

test.each([
  ['in the middle of a wide picture', { width: 4000, height: 1050 }, { x: 0.5, y: 0.5 }, { left: 1000, top: 0 }],
  ['at the left edge', { width: 4000, height: 1050 }, { x: 0, y: 1 }, { left: 0, top: 0 }],
  ['at the right edge', { width: 4000, height: 1050 }, { x: 1, y: 0 }, { left: 2000, top: 0 }],
  ['at the top of a high picture', { width: 1280, height: 2000 }, { x: 0.5, y: 0 }, { left: 0, top: 0 }],
  ['at its bottom', { width: 1280, height: 2000 }, { x: 0.5, y: 1 }, { left: 0, top: 1328 }],
])('a focal point %s', (_, size, point, expected) => {
  expect(cropOf(size, point)).toMatchObject(expected)
})

test.each([
  [1280, 672, true],
  [1279, 4000, false],
  [4000, 671, false],
  [1280, 960, true],
])('a picture of %d × %d pixels is large enough: %s', (width, height, expected) => {
  expect(isLargeEnough({ width, height })).toBe(expected)
})
