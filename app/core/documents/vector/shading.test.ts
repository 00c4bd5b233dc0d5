import { expect, test } from 'vitest'
import { alphaShading, colourOf, colourShading, isTranslucent, plainColour } from './shading.ts'
import type { Gradient, Stop } from './shape.ts'

const over = (...stops: Stop[]): Gradient => ({ kind: 'linear', stops, matrix: [1, 0, 0, 1, 0, 0] })
const light = (offset: number, alpha: number): Stop => ({ offset, colour: '#fff', alpha })
const dark = (offset: number, alpha: number): Stop => ({ offset, colour: '#000', alpha })

test('both spellings of a colour give three numbers from 0 to 1', () => {
  expect(colourOf('#f00')).toEqual([1, 0, 0])
  expect(colourOf('#ff0033')).toEqual([1, 0, 0.2])
  expect(() => colourOf('red')).toThrow('"red"')
})

test('there is one blend between two stops, and the colour outside them does not change', () => {
  expect(alphaShading(over(light(0.25, 0.8), light(0.75, 0)))).toMatchObject({
    ColorSpace: 'DeviceGray',
    Extend: [true, true],
    Function: {
      Functions: [
        { C0: [0.8], C1: [0.8] },
        { C0: [0.8], C1: [0] },
        { C0: [0], C1: [0] },
      ],
      Bounds: [0.25, 0.75],
      Encode: [0, 1, 0, 1, 0, 1],
    },
  })
})

test('two stops at one place are an edge, not a blend without width', () => {
  const shading = colourShading(over(light(0, 0), light(0.5, 0), dark(0.5, 0), dark(1, 0.4)))
  expect(shading).toMatchObject({
    Function: {
      Functions: [
        { C0: [1, 1, 1], C1: [1, 1, 1] },
        { C0: [0, 0, 0], C1: [0, 0, 0] },
      ],
      Bounds: [0.5],
    },
  })
})

test('a gradient of one colour needs only a mask; a gradient of two colours also needs a blend', () => {
  expect(plainColour(over(dark(0, 0.3), dark(1, 0)))).toBe('#000')
  expect(plainColour(over(light(0, 0.3), dark(1, 0)))).toBeNull()
  expect(isTranslucent(over(light(0, 1), dark(1, 1)))).toBe(false)
  expect(isTranslucent(over(light(0, 1), dark(1, 0.9)))).toBe(true)
})
