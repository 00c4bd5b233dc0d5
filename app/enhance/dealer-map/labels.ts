import type { Pixel } from './clusters.ts'

export type Place = { name: string; kind: 'province' | 'city' | 'origin'; rank: number }
/** Side of the point on which its name is written. `far` leaves space for a marker on the point. */
export type Side = 'centre' | Beside | `far-${Beside}`
type Beside = 'right' | 'left' | 'below' | 'above'
/** A marker or ring on the map, with its width in pixels. */
export type Mark = Pixel & { size: number }
export type Label<T> = { place: T; side: Side }

type Box = { left: number; top: number; right: number; bottom: number }

const lineHeight = 16
const widthOfLetter = { city: 6.7, province: 7.4, origin: 7.6 }
const sides: Record<Place['kind'], readonly Side[]> = {
  city: ['right', 'left', 'below', 'above', 'far-right', 'far-left', 'far-below', 'far-above'],
  province: ['centre'],
  origin: ['right', 'left', 'below', 'above'],
}

/** Lowest zoom for a name, by rank: cities by importance, provinces when they are larger than their name. */
const fromZoom: Record<Place['kind'], readonly number[]> = { city: [0, 5.6, 7], province: [5.2, 6.5, 8], origin: [] }
const provincesUntil = 8.6

/**
 * The names that fit, the most important first. No name covers another name or a mark. `textSize`: 1 is the usual size of
 * text in the browser.
 */
export function labelsFor<T extends Place & Pixel>(
  places: readonly T[],
  marks: readonly Mark[],
  zoom: number,
  textSize = 1,
): Label<T>[] {
  const taken = marks.map(({ x, y, size }) => boxAround(x, y, size, size))
  return places
    .filter((place) => isWritten(place, zoom))
    .flatMap((place) => {
      const side = sides[place.kind].find((candidate) => taken.every((box) => !overlap(box, boxOf(place, candidate, textSize))))
      if (!side) return []
      taken.push(boxOf(place, side, textSize))
      return [{ place, side }]
    })
}

function isWritten({ kind, rank }: Place, zoom: number): boolean {
  return zoom >= (fromZoom[kind][rank - 1] ?? 0) && (kind !== 'province' || zoom < provincesUntil)
}

function boxOf({ name, kind, x, y }: Place & Pixel, side: Side, textSize: number): Box {
  const width = name.length * widthOfLetter[kind] * textSize + 4
  const height = lineHeight * textSize
  const gap = gapOf(kind, side)
  if (side.endsWith('right')) return boxAround(x + gap + width / 2, y, width, height)
  if (side.endsWith('left')) return boxAround(x - gap - width / 2, y, width, height)
  const down = side === 'centre' ? 0 : gap + height / 2
  return boxAround(x, side.endsWith('above') ? y - down : y + down, width, height)
}

function gapOf(kind: Place['kind'], side: Side): number {
  if (kind === 'origin') return 20
  return side.startsWith('far') ? 18 : 7
}

function boxAround(x: number, y: number, width: number, high: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - high / 2, bottom: y + high / 2 }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
