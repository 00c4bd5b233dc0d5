import type { Point } from '../../../core/dealers/nearest/great-circle.ts'
import type { Area } from '../../../lib/dealer-map.ts'

/** The start of all distances: a place itself, or the middle of a region. */
export type Measured = { from: 'itself' | 'middle'; name: string }

/** Where to look for dealers: around a point, or in a region, an area or a list of names. */
export type Where =
  | { kind: 'from'; label: string; point: Point; measured: Measured; isInstead?: boolean; postCode?: string }
  | { kind: 'in'; label: string; codes: readonly string[]; point: Point }
  /** The area shown on the map. */
  | { kind: 'area'; area: Area }
  /** Dealers whose names contain the text, such as those of one group. */
  | { kind: 'named'; label: string; slugs: readonly string[] }
  | { kind: 'everywhere' }
  /** The text may mean one of several places, or a street named after one. */
  | { kind: 'unsure'; isStreet: boolean }
  | { kind: 'nowhere'; why: Nowhere }

/** Nothing is similar to the text; it names only a kind of place; it is only a street; or the post code is unknown. */
export type Nowhere = 'unlike' | 'nameless' | 'street' | 'post-code'

/** For a region without a dealer: the nearest dealers around its middle. */
export function around({ label, point }: Extract<Where, { kind: 'in' }>): Where {
  return { kind: 'from', label, point, measured: { from: 'middle', name: label }, isInstead: true }
}
