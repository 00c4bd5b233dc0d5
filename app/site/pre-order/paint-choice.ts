import { type Car, type Colour, colourOf } from '~/core/cars/car.ts'
import { paintRules } from '~/core/cars/paint.ts'

/** The field's name and the id of its first control. */
export const colourField = 'color'

/** The checked colour paints the drawing at once, without script. */
export function paintByChoice(car: Car, chosen: Colour | null): string {
  const byChoice = car.colours.map(
    (colour) => `:root:has([name=${colourField}][value=${colour.slug}]:checked){${paintRules(colour)}}`,
  )
  return [`:root{${paintRules(colourOf(car, chosen?.slug ?? null))}}`, ...byChoice].join('')
}
