import type { Car, Price, Variant } from './car.ts'

export function cheapest(variants: readonly [Variant, ...Variant[]]): Variant {
  return variants.reduce((low, one) => (one.price.amount < low.price.amount ? one : low))
}

export const lowestPrice = (car: Car): Price => cheapest(car.variants).price
