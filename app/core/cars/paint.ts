import { type Car, type Colour, colourOf } from './car.ts'

/** The CSS custom properties that paint every drawing inside an element. */
export const paintRules = (colour: Colour): string => `--paint:${colour.hex};--roof:${colour.roofHex ?? colour.hex}`

/** The class that paints a model in its shown colour. */
export const paintClass = (car: Car): string => `paint-${car.slug}`

/** One rule for each model's `paintClass`. */
export const paintCss = (cars: readonly Car[]): string =>
  cars.map((car) => `.${paintClass(car)}{${paintRules(colourOf(car, null))}}`).join('')
