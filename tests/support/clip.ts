import type { Position } from 'geojson'

export type Box = { west: number; south: number; east: number; north: number }

/** The part of a closed ring inside the box, after Sutherland and Hodgman; empty when no part is inside. */
export function clipRing(ring: readonly Position[], { west, south, east, north }: Box): Position[] {
  const sides: [axis: 0 | 1, limit: number, inward: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  const open = sides.reduce((rest, [axis, limit, inward]) => cut(rest, axis, limit, inward), ring.slice(0, -1))
  const [first] = open
  return first && open.length > 2 ? [...open, first] : []
}

function cut(ring: Position[], axis: 0 | 1, limit: number, inward: 1 | -1): Position[] {
  const isIn = (point: Position) => ((point[axis] ?? 0) - limit) * inward >= 0
  return ring.flatMap((point, place) => {
    const before = ring.at(place - 1) ?? point
    const crossing = isIn(before) === isIn(point) ? [] : [between(before, point, axis, limit)]
    return isIn(point) ? [...crossing, point] : crossing
  })
}

function between(one: Position, other: Position, axis: 0 | 1, limit: number): Position {
  const [x = 0, y = 0] = one
  const [toX = 0, toY = 0] = other
  const part = (limit - (one[axis] ?? 0)) / ((other[axis] ?? 0) - (one[axis] ?? 0))
  return [x + part * (toX - x), y + part * (toY - y)]
}
