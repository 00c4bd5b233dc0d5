import { isoDay } from '../../../lib/date-parts.ts'
import type { Day } from '../../../lib/instant.ts'
import type { Calculation } from '../calculation/calculate.ts'
import { valueTradeIn } from '../trade-in/trade-in.ts'
import { tradeInDataInFiles } from '../trade-in/trade-in-data.server.ts'
import type { SavedOldCar } from './saved-simulation-schema.ts'

/** The traded-in car with its estimate of that day. Null when no old car counts. */
export function keptOldCar({ chosen }: Calculation, on: Day): SavedOldCar | null {
  if (!chosen?.oldCar.counted) return null
  const valued = valueTradeIn(chosen.oldCar.typed, tradeInDataInFiles, on)
  if (!valued.ok) return null
  const { car, range, value, equity, validUntil, caveats } = valued.value
  return {
    name: `${car.brand.name} ${car.model.name} ${car.variant.name}`,
    year: car.year,
    kilometres: { from: car.band.from, to: car.band.to },
    range,
    value,
    payoff: equity.payoff,
    until: isoDay(validUntil),
    caveats,
  }
}
