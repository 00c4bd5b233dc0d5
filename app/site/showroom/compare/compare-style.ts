import { colourOf } from '~/core/cars/car.ts'
import { paintRules } from '~/core/cars/paint.ts'
import type { Subject } from '~/core/cars/spec.ts'
import type { OverlayFrame } from './overlay-frame.ts'

/** The class that sets the tint of a car's trace and marks, by its position in the comparison. */
export const traceClass = (place: number): string => `trace-${place + 1}`

/** Three tints that people with any colour vision can distinguish, on a light and on a dark page. */
const tints = ['var(--color-accent)', 'light-dark(#0b57b8,#84b8ff)', 'var(--color-ink)']

export const paintedClass = (place: number): string => `painted-${place + 1}`

export function compareStyle(subjects: readonly Subject[], { left, right, half }: OverlayFrame): string {
  const share = (2 * half) / (right - left)
  const paints = subjects.map(({ car }, place) => `.${paintedClass(place)}{${paintRules(colourOf(car, null))}}`)
  const traces = subjects.map((_, place) => `.${traceClass(place)}{--trace:${tints[place]}}`)
  return [
    ...paints,
    ...traces,
    // Column widths in proportion, so that both overlays have the same scale.
    `.overlays{grid-template-columns:${share}fr ${1 - share}fr}`,
    `@media(width>=48rem){.overlays{grid-template-columns:1fr ${share}fr}}`,
    '.traced{--cast:0}[data-part=shadow]{opacity:var(--cast,1)}',
    '.measure{font-size:46px}@media(width>=48rem){.measure{font-size:24px}}',
  ].join('')
}
