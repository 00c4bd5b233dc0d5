import type { Car, Colour, Variant } from './car-schema.ts'

export type { Car, Colour, Feature, Price, Variant } from './car-schema.ts'

/** The classes as slugs in addresses. */
export const carClasses = ['mobil-penumpang', 'niaga-ringan'] as const
export type CarClass = (typeof carClasses)[number]

export const fuels = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid'] as const
export type Fuel = (typeof fuels)[number]

export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** Groups of facts with a confidence. A variant may have its own. */
export const factGroups = ['engine', 'motors', 'dimensions', 'clearance', 'tank', 'battery', 'weight', 'tyre', 'colours'] as const
export type FactGroup = (typeof factGroups)[number]

export const isOnSale = (car: Car): boolean => car.status === 'on-sale'

export const seatsOf = (car: Car, one: Variant): number => one.seats ?? car.seats

/** How certain a fact is. Without a statement it counts as uncertain. */
export function confidenceIn(car: Car, one: Variant, group: FactGroup): Confidence {
  return one.confidence?.[group] ?? car.confidence[group] ?? 'low'
}

/** The variant the drawings show. */
export function drawnVariant(car: Car): Variant {
  return car.variants.find((one) => one.slug === car.drawn) ?? car.variants[0]
}

/** The colour with that slug, otherwise the colour in which the model is shown. */
export function colourOf(car: Car, chosen: string | null): Colour {
  const bySlug = (wanted: string | null) => car.colours.find((colour) => colour.slug === wanted)
  return bySlug(chosen) ?? bySlug(car.shownIn) ?? car.colours[0]
}

/** True when this variant has a colour or feature that is limited to some variants. */
export function isFor(limited: { variants?: string[] | undefined }, one: Variant): boolean {
  return limited.variants === undefined || limited.variants.includes(one.slug)
}

export const coloursFor = (car: Car, one: Variant): Colour[] => car.colours.filter((colour) => isFor(colour, one))
