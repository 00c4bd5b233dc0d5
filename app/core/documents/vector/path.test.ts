import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOf, ellipse, moved, readPath } from './path.ts'

const written = (d: string) => readPath(d).map(({ to, points }) => [to, ...points.map((point) => Math.round(point * 100) / 100)])

test('lines are read in every short notation', () => {
  expect(written('M1-2 3.5.5H-4V6Z')).toEqual([
    ['move', 1, -2],
    ['line', 3.5, 0.5],
    ['line', -4, 0.5],
    ['line', -4, 6],
    ['close'],
  ])
})

test('lower-case commands are relative to the pen, and Z moves the pen back to the start', () => {
  expect(written('M10 10l5 0v5h-5zl1 1')).toEqual([
    ['move', 10, 10],
    ['line', 15, 10],
    ['line', 15, 15],
    ['line', 10, 15],
    ['close'],
    ['line', 11, 11],
  ])
})

test('a quadratic curve becomes a cubic one, and T mirrors the previous handle', () => {
  expect(written('M0 0Q3 3 6 0T12 0')).toEqual([
    ['move', 0, 0],
    ['curve', 2, 2, 4, 2, 6, 0],
    ['curve', 8, -2, 10, -2, 12, 0],
  ])
})

test("S mirrors the handle of the previous curve; without one, its handle is the pen's position", () => {
  expect(written('M0 0C0 1 2 1 2 0S4-1 4 0')[2]).toEqual(['curve', 2, -1, 4, -1, 4, 0])
  expect(written('M1 1S2 2 3 1')[1]).toEqual(['curve', 1, 1, 2, 2, 3, 1])
})

test('a wheel arch: half a circle from axle height to axle height', () => {
  const box = boxOf(readPath('M110-112A111 111 0 0 1 332-112'))
  expect(box.left).toBeCloseTo(110)
  expect(box.right).toBeCloseTo(332)
  expect(box.top).toBeCloseTo(-223, 0)
  expect(box.bottom).toBeCloseTo(-112)
})

test('an arc takes the side that its flags say', () => {
  expect(boxOf(readPath('M0 0A5 5 0 0 0 10 0')).bottom).toBeCloseTo(5, 1)
  expect(boxOf(readPath('M0 0A5 5 0 0 1 10 0')).top).toBeCloseTo(-5, 1)
  expect(boxOf(readPath('M0 0A10 10 0 1 1 10 0')).top).toBeLessThan(-15)
})

test('an arc with a radius that is too small still reaches its end', () => {
  expect(boxOf(readPath('M0 0A1 1 0 0 1 10 0'))).toMatchObject({ left: 0, right: expect.closeTo(10) })
})

test('the box of an ellipse has its width and height', () => {
  const real = fc.double({ min: -500, max: 500, noNaN: true })
  const radius = fc.double({ min: 0.1, max: 500, noNaN: true })
  fc.assert(
    fc.property(real, real, radius, radius, (cx, cy, rx, ry) => {
      const box = boxOf(ellipse(cx, cy, rx, ry))
      expect(Math.abs(box.right - box.left - 2 * rx)).toBeLessThan(0.001 * rx)
      expect(Math.abs(box.bottom - box.top - 2 * ry)).toBeLessThan(0.001 * ry)
      expect((box.left + box.right) / 2).toBeCloseTo(cx, 3)
    }),
  )
})

test('the box contains the curve, not its handles', () => {
  expect(boxOf(readPath('M0 0C0 4 10 4 10 0'))).toEqual({ left: 0, top: 0, right: 10, bottom: expect.closeTo(3) })
})

test('a moved path keeps its size', () => {
  expect(boxOf(moved(readPath('M0 0H4V2Z'), [1, 0, 0, 1, 10, -5]))).toEqual({ left: 10, top: -5, right: 14, bottom: -3 })
})

test('an unknown command throws', () => {
  expect(() => readPath('M0 0B1 1')).toThrow('no command "B"')
})
