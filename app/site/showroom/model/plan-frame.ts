import type { Variant } from '~/core/cars/car.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'

export const units = (millimetres: number): number => millimetres / millimetresPerUnit

/** Left and right edge of a plan, in drawing units. */
export type PlanFrame = { from: number; to: number }

const beside = 40
/** Room at both sides for mirrors and a vertical dimension line. */
const besideEnds = 115

export function planFrames({ size }: Variant): { side: PlanFrame; end: PlanFrame } {
  const half = units(size.width) / 2
  return {
    side: { from: -beside, to: units(size.length) + beside },
    end: { from: -half - besideEnds, to: half + besideEnds },
  }
}
