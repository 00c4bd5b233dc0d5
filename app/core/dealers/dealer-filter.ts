import type { Car, CarClass } from '../cars/car.ts'
import type { Service } from './services.ts'

export type SoughtCar = Pick<Car, 'slug' | 'class'>

/** What a dealer must offer to be listed. A property that is left out filters nothing. */
export type DealerFilter = {
  service?: Service | undefined
  /** At least one of these services. */
  anyService?: readonly Service[] | undefined
  /** The dealer sells cars of this class. */
  segment?: CarClass | undefined
  car?: SoughtCar | undefined
  sample?: boolean | undefined
}

/** Dealers that sell cars of a class. Without a class: any cars. */
export const sellersOf = (segment?: CarClass): DealerFilter => ({ service: 'sales', segment })

/** Equal filters give the same text: part of the cache key. */
export const filterKey = ({ service, anyService, segment, car, sample }: DealerFilter): string =>
  JSON.stringify([service, anyService, segment, car?.slug, sample])
