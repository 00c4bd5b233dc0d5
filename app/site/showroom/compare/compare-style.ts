import { colourOf } from '~/core/cars/car.ts'
import { paintRules } from '~/core/cars/paint.ts'
import type { Subject } from '~/core/cars/spec.ts'
import type { OverlayFrame } from './overlay-frame.ts'

/** The class that gives a car's traces and marks their tint, by its place in the comparison. */
export const traceClass = (place: number): string => `trace-${place + 1}`

/** Three tints that stay apart for every kind of colour sight, on light and on dark paper. */
const tints = ['var(--color-accent)', 'light-dark(#0b57b8,#84b8ff)', 'var(--color-ink)']

export const paintedClass = (place: number): string => `painted-${place + 1}`

export function compareStyle(subjects: readonly Subject[], { left, right, half }: OverlayFrame): string {
  const share = (2 * half) / (right - left)
  const paints = subjects.map(({ car }, place) => `.${paintedClass(place)}{${paintRules(colourOf(car, null))}}`)
  const traces = subjects.map((_, place) => `.${traceClass(place)}{--trace:${tints[place]}}`)
  return [
    ...paints,
    ...traces,
    // Widths in proportion: both overlays come out at one scale.
    `.overlays{grid-template-columns:${share}fr ${1 - share}fr}`,
    `@media(width>=48rem){.overlays{grid-template-columns:1fr ${share}fr}}`,
    '.traced{--cast:0}[data-part=shadow]{opacity:var(--cast,1)}',
    '.measure{font-size:46px}@media(width>=48rem){.measure{font-size:24px}}',
  ].join('')
}
