import type { Car } from '../../cars/car.ts'
import { matchCar, matchName } from '../../cars/find-car.ts'
import type { RetiredModel } from '../../cars/retired.ts'

/** A model people own and bring to the workshop, whether or not it is still sold. */
export type OwnedCar = {
  slug: string
  name: string
  /** Variants of a model in the range. Those of earlier models are not listed. */
  variants: readonly { slug: string; name: string }[]
  /** Suggestions. Owners may enter another colour. */
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

/** Finds a model by product id, slug or any spelling of its name. */
export function findOwnedCar(cars: readonly Car[], retired: readonly RetiredModel[], wanted: string): OwnedCar | null {
  const car = matchCar(cars, wanted)
  if (car) return ofRange(car)
  const earlier = matchName(retired, wanted)
  return earlier ? ofEarlierYears(earlier) : null
}

/** The slug of a variant of this car; null for a choice that remained from another car. */
export function variantOf({ variants }: OwnedCar, wanted: string): string | null {
  return variants.find(({ slug }) => slug === wanted)?.slug ?? null
}

/** The slug of a colour of this car, found by slug or name. Any other colour stays as written. */
export function colourOfCar({ colours }: OwnedCar, written: string): string {
  const sought = written.toLowerCase()
  return colours.find(({ slug, name }) => slug === sought || name.toLowerCase() === sought)?.slug ?? written
}
