import { type Car, type Colour, colourOf } from './car.ts'

/** The custom properties that paint every drawing below an element. */
export const paintRules = (colour: Colour): string => `--paint:${colour.hex};--roof:${colour.roofHex ?? colour.hex}`

/** The class that paints a model in the colour it is shown in. */
export const paintClass = (car: Car): string => `paint-${car.slug}`

/** One rule for each model's `paintClass`. */
export const paintCss = (cars: readonly Car[]): string =>
  cars.map((car) => `.${paintClass(car)}{${paintRules(colourOf(car, null))}}`).join('')
