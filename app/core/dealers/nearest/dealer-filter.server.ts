import { and, arrayContains, type SQL } from 'drizzle-orm'
import type { CarClass } from '../../cars/car.ts'
import type { Service } from '../dealer.ts'
import { dealers } from '../tables.ts'

/** What an outlet must do to be listed; nothing left out is asked for. */
export type DealerFilter = { service?: Service | undefined; carClass?: CarClass | undefined }

/** The filter as a condition; undefined where every outlet fits. A class of cars is only sold on a sales floor. */
export function fits({ service, carClass }: DealerFilter): SQL | undefined {
  const asked = [...new Set([...(service ? [service] : []), ...(carClass ? (['sales'] as const) : [])])]
  return and(
    asked.length > 0 ? arrayContains(dealers.services, asked) : undefined,
    carClass ? arrayContains(dealers.segments, [carClass]) : undefined,
  )
}
