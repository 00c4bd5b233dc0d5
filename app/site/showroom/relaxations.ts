import type { Car } from '~/core/cars/car.ts'
import { type CarFilter, carsMatching } from '~/core/cars/filter.ts'

/** The filter without one wish, and the number of models that then match. */
export type Relaxation = { without: Wish; filter: CarFilter; count: number }
export type Wish = Exclude<keyof CarFilter, 'sort'>

const wishes: Wish[] = ['class', 'seats', 'fuel', 'minPrice', 'maxPrice']

/** When nothing matches: the single wishes to give up, the most helpful first. */
export function relaxations(cars: readonly Car[], filter: CarFilter): Relaxation[] {
  return wishes
    .filter((wish) => filter[wish] !== null)
    .map((without) => ({ without, filter: { ...filter, [without]: null } }))
    .map((relaxed) => ({ ...relaxed, count: carsMatching(cars, relaxed.filter).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
