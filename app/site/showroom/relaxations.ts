import type { Car } from '~/core/cars/car.ts'
import { type CarFilter, carsMatching } from '~/core/cars/filter.ts'

/** The filter without one of its wishes, and how many models fit then. */
export type Relaxation = { without: Wish; filter: CarFilter; count: number }
export type Wish = Exclude<keyof CarFilter, 'sort'>

const wishes: Wish[] = ['class', 'seats', 'fuel', 'minPrice', 'maxPrice']

/** Which single wish to give up where nothing fits; the most helpful first. */
export function relaxations(cars: readonly Car[], filter: CarFilter): Relaxation[] {
  return wishes
    .filter((wish) => filter[wish] !== null)
    .map((without) => ({ without, filter: { ...filter, [without]: null } }))
    .map((relaxed) => ({ ...relaxed, count: carsMatching(cars, relaxed.filter).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
