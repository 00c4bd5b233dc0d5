import { type Car, drawnVariant, isFor, type Variant } from '../../core/cars/car.ts'
import type { Accessory } from '../../core/cars/extras.ts'
import { type Rupiah, rupiah } from '../../lib/money.ts'
import { parameters } from './filter.ts'

/** The accessories of one model that a visitor has chosen. They are in the address. */
export type Basket = {
  chosen: Accessory[]
  /** How many names in the address are no accessories of this model. */
  unknown: number
}

export function readBasket(wanted: readonly string[], accessories: readonly Accessory[]): Basket {
  const names = new Set(wanted.filter((name) => name !== ''))
  const chosen = accessories.filter(({ slug }) => names.has(slug))
  return { chosen, unknown: names.size - chosen.length }
}

export const basketQuery = (chosen: readonly Pick<Accessory, 'slug'>[]): Record<string, string[]> => ({
  [parameters.basket]: chosen.map(({ slug }) => slug),
})

export const totalOf = (chosen: readonly Pick<Accessory, 'price'>[]): Rupiah =>
  rupiah(chosen.reduce((sum, { price }) => sum + price, 0))

/** The variants for which all chosen accessories are made. */
export function fittingVariants(car: Car, chosen: readonly Pick<Accessory, 'variants'>[]): Variant[] {
  return car.variants.filter((variant) => chosen.every((accessory) => isFor(accessory, variant)))
}

/** The variant for a simulation with these accessories: the drawn one if it has them all. Null when no variant has. */
export function variantFor(car: Car, chosen: readonly Pick<Accessory, 'variants'>[]): Variant | null {
  const fitting = fittingVariants(car, chosen)
  return fitting.find(({ slug }) => slug === drawnVariant(car).slug) ?? fitting[0] ?? null
}
