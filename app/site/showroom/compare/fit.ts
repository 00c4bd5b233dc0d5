import type { Space } from './space.ts'

/**
 * Millimetres that unfolded mirrors add to the catalogue's width, both sides together. The catalogue has no width over
 * mirrors; 12 cm a side is generous for cars of this size.
 */
export const mirrorAllowance = 240

/** Least room beside the car to get out of the driver's door, in millimetres. */
export const doorRoom = 600

type Size = { length: number; width: number; height: number }

export type Verdict = 'fits' | 'mirrors-folded' | 'too-small'

export type Fit = {
  verdict: Verdict
  /** Millimetres left over; negative when the car is larger, null when the space has no such side. */
  spare: { length: number | null; width: number | null; widthWithMirrors: number | null; height: number | null }
  /** True when the car fits but a door cannot open wide enough. */
  tightDoors: boolean
}

export function fitInto(space: Space, size: Size): Fit {
  const over = (side: number | null, need: number) => (side === null ? null : side - need)
  const spare = {
    length: over(space.length, size.length),
    width: over(space.width, size.width),
    widthWithMirrors: over(space.width, size.width + mirrorAllowance),
    height: over(space.height, size.height),
  }
  const verdict = verdictOf(spare)
  return { verdict, spare, tightDoors: verdict !== 'too-small' && isGarage(space) && lacks(spare.width, doorRoom) }
}

const lacks = (spare: number | null, need = 0): boolean => spare !== null && spare < need

/** Only in a garage do people open doors. A gate has no length. */
const isGarage = (space: Space): boolean => space.length !== null

function verdictOf({ length, width, widthWithMirrors, height }: Fit['spare']): Verdict {
  if (lacks(length) || lacks(width) || lacks(height)) return 'too-small'
  return lacks(widthWithMirrors) ? 'mirrors-folded' : 'fits'
}
