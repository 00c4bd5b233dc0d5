import type { Car, CarClass } from '../cars/car.ts'
import type { Service } from './services.ts'

export type SoughtCar = Pick<Car, 'slug' | 'class'>

/** What an outlet must do to be listed; nothing left out is asked for. */
export type DealerFilter = {
  service?: Service | undefined
  /** One of these is enough. */
  anyService?: readonly Service[] | undefined
  /** Cars of this class are sold there. */
  segment?: CarClass | undefined
  car?: SoughtCar | undefined
  sample?: boolean | undefined
}

/** Outlets that sell cars of a class; without a class, any cars. */
export const sellersOf = (segment?: CarClass): DealerFilter => ({ service: 'sales', segment })

/** The same text for the same filter: a part of the key under which an answer is remembered. */
export const filterKey = ({ service, anyService, segment, car, sample }: DealerFilter): string =>
  JSON.stringify([service, anyService, segment, car?.slug, sample])
