import { own } from '../../../lib/own.ts'
import { arcToCurves } from './arc.ts'
import { type Matrix, mapped } from './matrix.ts'
import { Pen } from './pen.ts'
import { type Point, pairs, type Segment } from './segment.ts'

export type Path = readonly Segment[]
export type Box = { left: number; top: number; right: number; bottom: number }

const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Reads the `d` of an SVG path. */
export function readPath(d: string): Path {
  const pen = new Pen()
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/[-+]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const length = own(lengths, letter.toUpperCase())
    if (length === undefined) throw new Error(`A path has no command "${letter}".`)
    for (let at = 0; at === 0 || at < numbers.length; at += length || 1) {
      pen.go(at > 0 && letter === 'M' ? 'L' : letter, numbers.slice(at, at + length))
    }
  }
  return pen.path
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): Path {
  const half = (to: number, from: number): Segment[] =>
    arcToCurves([from, cy], [rx, ry, 0, 0, 1], [to, cy]).map((points) => ({ to: 'curve', points }))
  return [
    { to: 'move', points: [cx - rx, cy] },
    ...half(cx + rx, cx - rx),
    ...half(cx - rx, cx + rx),
    { to: 'close', points: [] },
  ]
}

export function moved(path: Path, matrix: Matrix): Path {
  return path.map(({ to, points }) => ({ to, points: pairs(points).flatMap(([x, y]) => mapped(matrix, x, y)) }))
}

/** The smallest box around the path itself, without the handles of its curves. */
export function boxOf(path: Path): Box {
  const reached: Point[] = []
  let from: Point = [0, 0]
  for (const { to, points } of path) {
    const ends = pairs(points)
    const last = ends.at(-1)
    if (!last) continue
    reached.push(last, ...(to === 'curve' ? turningPoints(from, ends) : []))
    from = last
  }
  const xs = reached.map(([x]) => x)
  const ys = reached.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The points of a curve with an extreme value in one direction. */
function turningPoints(from: Point, [one, two, end]: readonly Point[]): Point[] {
  if (!one || !two || !end) return []
  const at = (t: number, axis: 0 | 1) =>
    (1 - t) ** 3 * from[axis] + 3 * (1 - t) ** 2 * t * one[axis] + 3 * (1 - t) * t * t * two[axis] + t ** 3 * end[axis]
  const times = ([0, 1] as const).flatMap((axis) => stillAt(from[axis], one[axis], two[axis], end[axis]))
  return times.map((t) => [at(t, 0), at(t, 1)])
}

/** The roots between 0 and 1 of a cubic curve's derivative. */
function stillAt(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = p3 - 3 * p2 + 3 * p1 - p0
  const b = 2 * (p2 - 2 * p1 + p0)
  const c = p1 - p0
  const root = Math.sqrt(b * b - 4 * a * c)
  const roots = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  return roots.filter((t) => t > 0 && t < 1)
}
