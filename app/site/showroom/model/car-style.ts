import { type Car, type Colour, colourOf, drawnVariant } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { paintRules } from '~/core/cars/paint.ts'
import { type PlanFrame, planFrames } from './plan-frame.ts'

export const colourInputId = (colour: Colour): string => `warna-${colour.slug}`
export const colourNameClass = (colour: Colour): string => `nama-${colour.slug}`

/**
 * The checked radio button paints every drawing of the page and shows the colour's name, without script. The shadow of a
 * drawing is hidden where `--cast` is 0, as in a reflection.
 */
export function carStyle(car: Car, chosen: string | null): string {
  const whenChecked = (colour: Colour) => `:root:has(#${colourInputId(colour)}:checked)`
  const { side, end } = planFrames(drawnVariant(car))
  const paints = car.colours.map((colour) => `${whenChecked(colour)}{${paintRules(colour)}}`)
  const names = car.colours.map((colour) => `${whenChecked(colour)} .${colourNameClass(colour)}{display:inline}`)
  return [
    `:root{${paintRules(colourOf(car, chosen))}}`,
    ...paints,
    '[class^=nama-]{display:none}',
    ...names,
    '[data-part=shadow]{opacity:var(--cast,1)}.reflection{--cast:0}',
    `.${transitionClass(car.slug)}{view-transition-name:${transitionClass(car.slug)}}`,
    // Column widths in proportion, so that the three plans have the same scale.
    `@media(width>=48rem){.plans{grid-template-columns:${width(end)}fr ${width(side)}fr ${width(end)}fr}}`,
    // Contrast themes do not change the colours of SVG, so the ring around the chosen colour would not show.
    '@media(forced-colors:active){:checked+svg{border-color:Highlight}}',
    '.measure{font-size:50px}@media(width>=48rem){.measure{font-size:27px}}',
    // On a narrow screen the action bar covers the end of the page.
    '@media(16rem<=width<64rem)and (height>=30rem){:root{scroll-padding-bottom:5rem}body{padding-bottom:4.125rem}}',
  ].join('')
}

const width = ({ from, to }: PlanFrame): number => to - from
