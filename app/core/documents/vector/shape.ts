import type { Matrix } from './matrix.ts'
import type { Path } from './path.ts'

/** `#c4001a`, or the name of one of the two paints of a car. */
export type Colour = string
export const paints = ['paint', 'roof'] as const
export type Paint = Record<(typeof paints)[number], Colour>

export type Stop = { offset: number; colour: Colour; alpha: number }

/** `matrix` maps the gradient's unit square, or unit circle, into the drawing. */
export type Gradient = { kind: 'linear' | 'radial'; stops: readonly Stop[]; matrix: Matrix }
export type Ink = Colour | Gradient

export type Stroke = { ink: Ink; alpha: number; width: number; cap: number; join: number; dashes: readonly number[] }

/** One figure with all inherited properties, in drawing units: PDF can paint it without knowledge of SVG. */
export type Shape = {
  path: Path
  evenOdd: boolean
  clips: readonly Path[]
  fill: { ink: Ink; alpha: number } | null
  stroke: Stroke | null
}
