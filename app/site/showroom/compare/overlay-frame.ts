import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import type { Subject } from '~/core/cars/spec.ts'
import type { Space } from './space.ts'

/** The frame of both overlays, in drawing units. Both have the same height, so they share one ground and one scale. */
export type OverlayFrame = { left: number; right: number; half: number; top: number; bottom: number }

export const units = (millimetres: number): number => millimetres / millimetresPerUnit

/** A common height limit of Indonesian multi-storey car parks. */
export const gateHeight = 2300

/** The y of a car's dimension line below the ground. */
export const lineOf = (place: number): number => 50 + rowHeight * place
const rowHeight = 64

const roomForPerson = 230
const roomBehind = 90
const roomBeside = 80
const roomForLabels = 70

export function overlayFrame(subjects: readonly Subject[], space: Space | null): OverlayFrame {
  const most = (side: 'length' | 'width') =>
    units(Math.max(...subjects.map(({ variant }) => variant.size[side]), space?.[side] ?? 0))
  return {
    left: -roomForPerson,
    right: most('length') + roomBehind,
    half: most('width') / 2 + roomBeside,
    top: -units(Math.max(gateHeight, space?.height ?? 0)) - roomForLabels,
    bottom: lineOf(subjects.length) - 10,
  }
}
