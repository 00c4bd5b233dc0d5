import { type Car, isOnSale, type Variant } from './car.ts'
import { matchCar } from './find-car.ts'

export type ChosenCar = { car: Car | null; noLongerSold: Car | null }

/** The car by slug, product id or any spelling, if it is still sold new. */
export function chosenCar(cars: readonly Car[], vehicle: string): ChosenCar {
  const car = matchCar(cars, vehicle) ?? null
  return car && !isOnSale(car) ? { car: null, noLongerSold: car } : { car, noLongerSold: null }
}

/** The colour from the previous page, if the chosen car has it. */
export function chosenColour(car: Car, colour: string): string | null {
  return car.colours.some(({ slug }) => slug === colour) ? colour : null
}

export function chosenVariant(car: Car, variant: string): Variant | null {
  return car.variants.find(({ slug }) => slug === variant) ?? null
}
