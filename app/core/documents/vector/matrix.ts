/** An affine map as SVG and PDF write it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies `inner` first, then `outer`. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [a2, b2, c2, d2, e2, f2] = inner
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f]
}

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

export const mapped = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** The factor for line widths. Drawings have the same scale in both directions. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

/** Reads an SVG `transform` with any sequence of `translate(…)`, `rotate(…)` and `scale(…)`. */
export function readTransform(text: string | undefined): Matrix {
  const steps = [...(text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)]
  return steps.reduce<Matrix>(
    (all, [, name = '', numbers = '']) => times(all, step(name, numbers.split(/[\s,]+/).map(Number))),
    identity,
  )
}

function step(name: string, [first = 0, second, third = 0]: number[]): Matrix {
  if (name === 'translate') return translation(first, second ?? 0)
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0]
  if (name !== 'rotate') throw new Error(`No drawing is transformed by "${name}".`)
  const turn = (first * Math.PI) / 180
  const [cos, sin, x] = [Math.cos(turn), Math.sin(turn), second ?? 0]
  return times(translation(x, third), times([cos, sin, -sin, cos, 0, 0], translation(-x, -third)))
}
