import type { Car } from '../../../core/cars/car.ts'
import { matchCar, matchName } from '../../../core/cars/find-car.ts'
import type { RetiredModel } from '../../../core/cars/retired.ts'

/** A model people own and bring to the workshop, whether or not it is still sold. */
export type OwnedCar = {
  slug: string
  name: string
  /** Those of the range; earlier ones are not listed. */
  variants: readonly { slug: string; name: string }[]
  /** To pick from; an owner may write another. */
  colours: readonly { slug: string; name: string }[]
}

/** The models of earlier years, by name. */
export function earlierCars(retired: readonly RetiredModel[]): OwnedCar[] {
  return retired.map(ofEarlierYears).sort((one, other) => one.name.localeCompare(other.name, 'id'))
}

function ofRange({ slug, name, variants, colours }: Car): OwnedCar {
  return {
    slug,
    name,
    variants: variants.map((variant) => ({ slug: variant.slug, name: variant.name })),
    colours: colours.map((colour) => ({ slug: colour.slug, name: colour.name })),
  }
}

function ofEarlierYears({ slug, name }: RetiredModel): OwnedCar {
  return { slug, name, variants: [], colours: [] }
}

/** By product id, slug or any spelling of the name. */
export function findOwnedCar(cars: readonly Car[], retired: readonly RetiredModel[], wanted: string): OwnedCar | null {
  const car = matchCar(cars, wanted)
  if (car) return ofRange(car)
  const earlier = matchName(retired, wanted)
  return earlier ? ofEarlierYears(earlier) : null
}

/** The slug of a variant the car has; a choice left from another car counts as none. */
export function variantOf({ variants }: OwnedCar, wanted: string): string | null {
  return variants.find(({ slug }) => slug === wanted)?.slug ?? null
}

/** The slug of a colour the car is sold in, by slug or name; another one as it was written. */
export function colourOfCar({ colours }: OwnedCar, written: string): string {
  const sought = written.toLowerCase()
  return colours.find(({ slug, name }) => slug === sought || name.toLowerCase() === sought)?.slug ?? written
}
