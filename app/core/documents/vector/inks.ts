import { type Element, numberIn, type Properties, textIn } from './markup.ts'
import { identity, type Matrix, times } from './matrix.ts'
import type { Box } from './path.ts'
import type { Gradient, Ink, Stroke } from './shape.ts'

/** The outline from an element's properties. `scale` converts its units into drawing units. */
export function strokeOf(style: Properties, ink: Ink, opacity: number, scale: number): Stroke {
  const dashes = textIn(style, 'strokeDasharray')?.split(/[\s,]+/) ?? []
  return {
    ink,
    alpha: opacity * numberIn(style, 'strokeOpacity', 1),
    width: numberIn(style, 'strokeWidth') * scale,
    cap: style.strokeLinecap === 'round' ? 1 : 0,
    join: style.strokeLinejoin === 'round' ? 1 : 0,
    dashes: dashes.map((dash) => Number(dash) * scale),
  }
}

/** A gradient over a figure with this box. Null when the box has no width or height: SVG then paints nothing. */
export function gradientOf({ name, properties, children }: Element, box: Box, matrix: Matrix): Gradient | null {
  const fitsBox = properties.gradientUnits !== 'userSpaceOnUse'
  if (fitsBox && (box.left === box.right || box.top === box.bottom)) return null
  const unit = fitsBox ? boxMatrix(box) : identity
  const own = name === 'linearGradient' ? axis(properties) : ([0.5, 0, 0, 0.5, 0.5, 0.5] as const)
  return {
    kind: name === 'linearGradient' ? 'linear' : 'radial',
    stops: children.map(({ properties: stop }) => ({
      offset: numberIn(stop, 'offset'),
      colour: textIn(stop, 'stopColor') ?? '#000',
      alpha: numberIn(stop, 'stopOpacity', 1),
    })),
    matrix: times(matrix, times(unit, own)),
  }
}

const boxMatrix = ({ left, top, right, bottom }: Box): Matrix => [right - left, 0, 0, bottom - top, left, top]

/** Maps the unit square onto the gradient's axis and its perpendicular. */
function axis(properties: Properties): Matrix {
  const [x1, y1] = [numberIn(properties, 'x1'), numberIn(properties, 'y1')]
  const [dx, dy] = [numberIn(properties, 'x2', 1) - x1, numberIn(properties, 'y2') - y1]
  return [dx, dy, -dy, dx, x1, y1]
}
