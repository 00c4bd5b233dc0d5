import type { Point } from './segment.ts'

/** Two radii, the rotation of the ellipse in degrees, and the flags `large` and `sweep`, as in an SVG path. */
export type Arc = readonly [rx: number, ry: number, turn: number, large: number, sweep: number]

/** An elliptical arc as cubic curves of at most a quarter, each with its six numbers (SVG 2, appendix B.2.4). */
export function arcToCurves(from: Point, [rx, ry, turn, large, sweep]: Arc, to: Point): number[][] {
  if (rx === 0 || ry === 0) return [[...from, ...to, ...to]]
  const phi = (turn * Math.PI) / 180
  const half = turned([(from[0] - to[0]) / 2, (from[1] - to[1]) / 2], -phi)
  // Radii that are too small for the distance are enlarged.
  const reach = Math.max(1, Math.sqrt((half[0] / rx) ** 2 + (half[1] / ry) ** 2))
  const radii: Point = [Math.abs(rx) * reach, Math.abs(ry) * reach]
  const inner = centreFromMiddle(half, radii, large !== sweep)
  const shift = turned(inner, phi)
  const centre: Point = [shift[0] + (from[0] + to[0]) / 2, shift[1] + (from[1] + to[1]) / 2]
  const start = Math.atan2((half[1] - inner[1]) / radii[1], (half[0] - inner[0]) / radii[0])
  const end = Math.atan2((-half[1] - inner[1]) / radii[1], (-half[0] - inner[0]) / radii[0])
  return quarters(start, directed(end - start, sweep)).map(([first, last]) => curve(first, last, radii, phi, centre))
}

function centreFromMiddle([x, y]: Point, [rx, ry]: Point, positive: boolean): Point {
  const square = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1
  const factor = (positive ? 1 : -1) * Math.sqrt(Math.max(0, square))
  return [(factor * rx * y) / ry, (-factor * ry * x) / rx]
}

/** The angle of the arc, in the direction of the flag. */
function directed(angle: number, sweep: number): number {
  if (sweep === 1) return angle < 0 ? angle + 2 * Math.PI : angle
  return angle > 0 ? angle - 2 * Math.PI : angle
}

function quarters(start: number, angle: number): [number, number][] {
  const count = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9))
  return Array.from({ length: count }, (_, at) => [start + (angle * at) / count, start + (angle * (at + 1)) / count])
}

function curve(first: number, last: number, radii: Point, phi: number, centre: Point): number[] {
  const handle = (4 / 3) * Math.tan((last - first) / 4)
  const on = (x: number, y: number): Point => {
    const [dx, dy] = turned([x * radii[0], y * radii[1]], phi)
    return [dx + centre[0], dy + centre[1]]
  }
  const [c1, s1, c2, s2] = [Math.cos(first), Math.sin(first), Math.cos(last), Math.sin(last)]
  return [...on(c1 - handle * s1, s1 + handle * c1), ...on(c2 + handle * s2, s2 - handle * c2), ...on(c2, s2)]
}

function turned([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos - y * sin, x * sin + y * cos]
}
