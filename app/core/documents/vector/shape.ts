import type { Matrix } from './matrix.ts'
import type { Path } from './path.ts'

/** `#c4001a`, or one of the two that a car is painted in. */
export type Colour = string
export const paints = ['paint', 'roof'] as const
export type Paint = Record<(typeof paints)[number], Colour>

export type Stop = { offset: number; colour: Colour; alpha: number }

/** `matrix` leads from the gradient's own unit square, or unit circle, into the drawing. */
export type Gradient = { kind: 'linear' | 'radial'; stops: readonly Stop[]; matrix: Matrix }
export type Ink = Colour | Gradient

export type Stroke = { ink: Ink; alpha: number; width: number; cap: number; join: number; dashes: readonly number[] }

/** One closed or open figure with all it inherits, in drawing units: what PDF can paint without knowing SVG. */
export type Shape = {
  path: Path
  evenOdd: boolean
  clips: readonly Path[]
  fill: { ink: Ink; alpha: number } | null
  stroke: Stroke | null
}
