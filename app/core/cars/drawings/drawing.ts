import type { ReactNode } from 'react'

/** The three elevations of every model. */
export const views = ['side', 'front', 'rear'] as const
export type View = (typeof views)[number]

/**
 * One drawing: the children of an `<svg>`, without the `<svg>` itself.
 * `id` prefixes every id inside, so that one page may hold a drawing twice.
 *
 * 1 unit = 4 mm, ground at y = 0, up is negative. Side: nose left, x = 0 is the foremost point.
 * Front and rear: x = 0 is the centre line.
 *
 * Marks that the measuring test relies on (`data-part`): `shadow` (not part of the car), `mirrors`
 * (front and rear: outside the catalogue width), and in the side view one element each, `front-wheel`
 * and `rear-wheel`, whose bounding box is the tyre.
 */
export type Drawing = (props: { id: string }) => ReactNode

/** References to an element with the id `${id}-name`: as paint or clip (`url`), or for `<use>` (`ref`). */
export function names(id: string) {
  return { url: (name: string) => `url(#${id}-${name})`, ref: (name: string) => `#${id}-${name}` }
}

/** Lengths in millimetres, as in the catalogue. */
export type Dimensions = { length: number; width: number; height: number }

export const millimetresPerUnit = 4

/** The same height for every drawing, so that drawings of equal height have an equal scale. */
const top = -476
const height = 510
const sideMargin = 30
/** Room for the mirrors on both sides of the catalogue width. */
const endMargin = 60

/** The `viewBox` of a view, in drawing units. */
export function viewBox(view: View, size: Dimensions): [x: number, y: number, width: number, height: number] {
  if (view === 'side') return [-sideMargin, top, size.length / millimetresPerUnit + 2 * sideMargin, height]
  const width = size.width / millimetresPerUnit + 2 * endMargin
  return [-width / 2, top, width, height]
}
