import { and, arrayContains, arrayOverlaps, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { DealerFilter, SoughtCar } from '../dealer-filter.ts'
import { dealers } from '../tables.ts'

/** The filter as an SQL condition. Undefined when every dealer fits. */
export function fits({ service, anyService, segment, car, sample }: DealerFilter): SQL | undefined {
  return and(
    service ? arrayContains(dealers.services, [service]) : undefined,
    anyService ? arrayOverlaps(dealers.services, [...anyService]) : undefined,
    segment ? arrayContains(dealers.segments, [segment]) : undefined,
    car ? mayShowCar(car) : undefined,
    sample === undefined ? undefined : eq(dealers.sample, sample),
  )
}

/** A dealer may show a car that is on display there. Without such a list: when the dealer sells its class. */
function mayShowCar({ slug, class: carClass }: SoughtCar): SQL | undefined {
  const perhaps = and(isNull(dealers.displayedCars), arrayContains(dealers.segments, [carClass]))
  return and(arrayContains(dealers.services, ['sales']), or(arrayContains(dealers.displayedCars, [slug]), perhaps))
}
