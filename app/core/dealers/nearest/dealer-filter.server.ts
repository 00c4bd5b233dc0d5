import { and, arrayContains, isNull, or, type SQL } from 'drizzle-orm'
import type { Car } from '../../cars/car.ts'
import type { Service } from '../services.ts'
import { dealers } from '../tables.ts'

export type SoughtCar = Pick<Car, 'slug' | 'class'>

/** What an outlet must do to be listed; nothing left out is asked for. */
export type DealerFilter = { service?: Service | undefined; car?: SoughtCar | undefined }

/** The filter as a condition; undefined where every outlet fits. */
export function fits({ service, car }: DealerFilter): SQL | undefined {
  return and(service ? arrayContains(dealers.services, [service]) : undefined, car ? shows(car) : undefined)
}

/** A car is seen where it stands on the floor; where nobody has said what does, wherever its class is sold. */
function shows({ slug, class: carClass }: SoughtCar): SQL | undefined {
  const perhaps = and(isNull(dealers.displayedCars), arrayContains(dealers.segments, [carClass]))
  return and(arrayContains(dealers.services, ['sales']), or(arrayContains(dealers.displayedCars, [slug]), perhaps))
}
