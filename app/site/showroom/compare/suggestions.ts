import { type Car, drawnVariant, isOnSale } from '~/core/cars/car.ts'
import type { Subject } from '~/core/cars/spec.ts'

/** Suggested comparisons: neighbours of one class, or the chosen car with each other car of its class. */
export function suggestions(cars: readonly Car[], chosen: readonly Subject[]): Subject[][] {
  const [only, second] = chosen
  if (second) return []
  const range = cars.filter((car) => isOnSale(car) && car.slug !== only?.car.slug)
  if (only) return range.filter((car) => car.class === only.car.class).map((car) => [only, drawn(car)])
  return range.flatMap((car, at) => {
    const next = range[at + 1]
    return next?.class === car.class ? [[drawn(car), drawn(next)]] : []
  })
}

/** The models on sale, each in its drawn variant. */
export const everyModel = (cars: readonly Car[]): Subject[] => cars.filter(isOnSale).map(drawn)

const drawn = (car: Car): Subject => ({ car, variant: drawnVariant(car) })
