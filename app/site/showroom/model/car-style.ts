import { type Car, type Colour, colourOf } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { paintRules } from '~/core/cars/paint.ts'

export const colourInputId = (colour: Colour): string => `warna-${colour.slug}`
export const colourNameClass = (colour: Colour): string => `nama-${colour.slug}`

/**
 * The checked radio paints every drawing of the page and shows its name, without script. A drawing's
 * shadow hides where `--cast` is 0: in a reflection.
 */
export function carStyle(car: Car, chosen: string | null): string {
  const whenChecked = (colour: Colour) => `:root:has(#${colourInputId(colour)}:checked)`
  const paints = car.colours.map((colour) => `${whenChecked(colour)}{${paintRules(colour)}}`)
  const names = car.colours.map((colour) => `${whenChecked(colour)} .${colourNameClass(colour)}{display:inline}`)
  return [
    `:root{${paintRules(colourOf(car, chosen))}}`,
    ...paints,
    '[class^=nama-]{display:none}',
    ...names,
    '[data-part=shadow]{opacity:var(--cast,1)}.reflection{--cast:0}',
    `.${transitionClass(car.slug)}{view-transition-name:${transitionClass(car.slug)}}`,
    '.measure{font-size:50px}@media(width>=48rem){.measure{font-size:27px}}',
  ].join('')
}
