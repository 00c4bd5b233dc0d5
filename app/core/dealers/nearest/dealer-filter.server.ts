import { and, arrayContains, arrayOverlaps, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { DealerFilter, SoughtCar } from '../dealer-filter.ts'
import { dealers } from '../tables.ts'

/** The filter as a condition; undefined where every outlet fits. */
export function fits({ service, anyService, segment, car, sample }: DealerFilter): SQL | undefined {
  return and(
    service ? arrayContains(dealers.services, [service]) : undefined,
    anyService ? arrayOverlaps(dealers.services, [...anyService]) : undefined,
    segment ? arrayContains(dealers.segments, [segment]) : undefined,
    car ? shows(car) : undefined,
    sample === undefined ? undefined : eq(dealers.sample, sample),
  )
}

/** A car is seen where it stands on the floor; where nobody has said what does, wherever its class is sold. */
function shows({ slug, class: carClass }: SoughtCar): SQL | undefined {
  const perhaps = and(isNull(dealers.displayedCars), arrayContains(dealers.segments, [carClass]))
  return and(arrayContains(dealers.services, ['sales']), or(arrayContains(dealers.displayedCars, [slug]), perhaps))
}
