import { expect, test } from 'vitest'
import { mapped, readTransform, scaleOf } from './matrix.ts'

const place = (transform: string, x: number, y: number) =>
  mapped(readTransform(transform), x, y).map((value) => Math.round(value * 1000) / 1000)

test('without a transform a point does not move', () => {
  expect(mapped(readTransform(undefined), 3, 4)).toEqual([3, 4])
})

test('a mirror gives the other half of a symmetrical car', () => {
  expect(place('scale(-1 1)', 30, -7)).toEqual([-30, -7])
})

test('a wheel rotated about its axle stays on the axle', () => {
  expect(place('rotate(17 220 -96)', 220, -96)).toEqual([220, -96])
  expect(place('rotate(90)', 10, 0)).toEqual([0, 10])
})

test('of two transforms the last one is applied first', () => {
  expect(place('translate(100 0) scale(2)', 5, 5)).toEqual([110, 10])
})

test('lines grow with the scale, and a mirror does not change them', () => {
  expect(scaleOf(readTransform('rotate(30) scale(3)'))).toBeCloseTo(3)
  expect(scaleOf(readTransform('scale(-1 1)'))).toBe(1)
})

test('an unknown transform throws', () => {
  expect(() => readTransform('skewX(3)')).toThrow('skewX')
})
