import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { views } from '~/core/cars/drawings/drawing.ts'
import { type DrawnModel, drawings } from '~/core/cars/drawings/drawings.ts'
import { sizes } from '~/core/cars/drawings/sizes.ts'
import { boxOf } from './path.ts'
import type { Shape } from './shape.ts'
import { shapesOf } from './shapes.ts'

const only = (shapes: Shape[]): Shape => {
  const [shape, ...others] = shapes
  if (!shape || others.length > 0) throw new Error(`${shapes.length} shapes`)
  return shape
}

test('a figure is black without an outline by default', () => {
  expect(only(shapesOf(<path d="M0 0H1V1Z" />))).toMatchObject({ fill: { ink: '#000', alpha: 1 }, stroke: null })
})

test('a group passes on its colours, and its opacity multiplies the opacity of its parts', () => {
  const shapes = shapesOf(
    <g fill="#fff" stroke="#123456" strokeWidth="3" opacity=".5">
      <path d="M0 0H1V1Z" opacity=".5" />
      <circle r="4" fill="none" />
    </g>,
  )
  expect(shapes).toMatchObject([
    { fill: { ink: '#fff', alpha: 0.25 }, stroke: { ink: '#123456', alpha: 0.25, width: 3 } },
    { fill: null, stroke: { alpha: 0.5 } },
  ])
})

test('a reused shape has the position and colour of its `use` element', () => {
  const shapes = shapesOf(
    <>
      <defs>
        <path id="a-seat" d="M0 0H10V10Z" />
      </defs>
      <use href="#a-seat" x="5" fill="#c4001a" />
      <use href="#a-seat" transform="scale(-1 1)" className="paint" />
    </>,
  )
  expect(shapes.map(({ path }) => boxOf(path))).toMatchObject([
    { left: 5, right: 15 },
    { left: -10, right: 0 },
  ])
  expect(shapes.map(({ fill }) => fill?.ink)).toEqual(['#c4001a', 'paint'])
})

test('a gradient covers the box of each figure that it fills', () => {
  const shape = only(
    shapesOf(
      <>
        <linearGradient id="a-fade" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".5" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <path d="M10 20H30V60H10Z" fill="url(#a-fade)" />
      </>,
    ),
  )
  const ink = shape.fill?.ink
  if (!ink || typeof ink === 'string') throw new Error('no gradient')
  const [a, b, , , e, f] = ink.matrix
  expect([e, f]).toEqual([10, 20])
  expect([e + a, f + b]).toEqual([10, 60])
  expect(ink.stops).toEqual([
    { offset: 0, colour: '#fff', alpha: 0.5 },
    { offset: 1, colour: '#fff', alpha: 0 },
  ])
})

test('a gradient over a figure without height paints nothing, as in a browser', () => {
  const shapes = shapesOf(
    <>
      <linearGradient id="a-fade">
        <stop stopColor="#fff" />
      </linearGradient>
      <path d="M0 5H30" fill="none" stroke="url(#a-fade)" />
    </>,
  )
  expect(only(shapes)).toMatchObject({ fill: null, stroke: null })
})

test('a figure inside two clips has both clips', () => {
  const shape = only(
    shapesOf(
      <>
        <clipPath id="a-left">
          <path d="M0 0H5V5H0Z" />
        </clipPath>
        <g clipPath="url(#a-left)">
          <path d="M0 0H9V9H0Z" clipPath="url(#a-left)" transform="translate(2 0)" />
        </g>
      </>,
    ),
  )
  expect(shape.clips.map(boxOf)).toMatchObject([{ left: 0 }, { left: 2 }])
})

test('a blurred ellipse fades outwards in rings, and is never darker than the ellipse', () => {
  const rings = shapesOf(
    <>
      <filter id="a-blur">
        <feGaussianBlur stdDeviation="6" />
      </filter>
      <g filter="url(#a-blur)">
        <ellipse cx="0" cy="0" rx="200" ry="7" opacity=".4" />
      </g>
    </>,
  )
  const heights = rings.map(({ path }) => boxOf(path).bottom)
  expect(heights).toEqual(heights.toSorted((one, other) => other - one))
  expect(heights[0]).toBeGreaterThan(15)
  const darkness = 0.4 - rings.reduce((left, { fill }) => left * (1 - (fill?.alpha ?? 0)), 1) * 0.4
  expect(darkness).toBeGreaterThan(0.05)
  expect(darkness).toBeLessThan(0.4)
})

test('a reference to an unknown id throws', () => {
  expect(() => shapesOf(<use href="#nowhere" />)).toThrow('"nowhere"')
})

describe.each(Object.keys(drawings) as DrawnModel[])('%s', (model) => {
  test.each(views)('from the %s has the same size in print and on the screen', (view) => {
    const shapes = shapesOf(createElement(drawings[model][view], { id: 'd' }))
    const whole = shapes
      .filter(({ clips, fill }) => clips.length === 0 && fill && fill.alpha > 0.3)
      .map(({ path }) => boxOf(path))
    const size = sizes[model]
    const height = -Math.min(...whole.map(({ top }) => top))
    expect(height / (size.height / 4)).toBeCloseTo(1, 1.7)
    if (view === 'side') {
      const length = Math.max(...whole.map(({ right }) => right)) - Math.min(...whole.map(({ left }) => left))
      expect(length / (size.length / 4)).toBeCloseTo(1, 1.7)
    }
    expect(shapes.some(({ fill }) => fill?.ink === 'paint')).toBe(true)
  })
})
