import type { Point } from '../../../core/dealers/nearest/great-circle.ts'
import type { Area } from '../../../lib/dealer-map.ts'

/** What distances are told from: a place itself, or the middle of a region. */
export type Measured = { from: 'itself' | 'middle'; name: string }

/** From where distances are told, or which outlets are listed. */
export type Where =
  | { kind: 'from'; label: string; point: Point; measured: Measured; isInstead?: boolean; postCode?: string }
  | { kind: 'in'; label: string; codes: readonly string[]; point: Point }
  /** The area that the map shows. */
  | { kind: 'area'; area: Area }
  /** Outlets that have the text in their names, such as those of one group. */
  | { kind: 'named'; label: string; slugs: readonly string[] }
  | { kind: 'everywhere' }
  /** The text may mean one of several places, or a street that is called after them. */
  | { kind: 'unsure'; isStreet: boolean }
  | { kind: 'nowhere'; why: Nowhere }

/** No place is like the text, it tells only a kind of place, or it is a street, or a post code we do not know. */
export type Nowhere = 'unlike' | 'nameless' | 'street' | 'post-code'

/** A region without an outlet has those around it. */
export function around({ label, point }: Extract<Where, { kind: 'in' }>): Where {
  return { kind: 'from', label, point, measured: { from: 'middle', name: label }, isInstead: true }
}
