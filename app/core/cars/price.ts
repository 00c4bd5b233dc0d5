import type { Rupiah } from '../../lib/money.ts'
import type { Car, Price, Variant } from './car.ts'

/** The cheapest of the variants. */
export function cheapest(variants: readonly [Variant, ...Variant[]]): Variant {
  return variants.reduce((low, one) => (one.price.amount < low.price.amount ? one : low))
}

export const lowestPrice = (car: Car): Price => cheapest(car.variants).price

export function priceRange(car: Car): [lowest: Rupiah, highest: Rupiah] {
  const amounts = car.variants.map((one) => one.price.amount).sort((a, b) => a - b)
  const lowest = lowestPrice(car).amount
  return [lowest, amounts.at(-1) ?? lowest]
}
