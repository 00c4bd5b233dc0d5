import { isoDay } from '../../../lib/date-parts.ts'
import type { Day } from '../../../lib/instant.ts'
import type { Calculation } from '../calculation/calculate.ts'
import type { TradeInData } from '../trade-in/current-car.ts'
import { valueTradeIn } from '../trade-in/trade-in.ts'
import type { SavedOldCar } from './saved-simulation-schema.ts'

/** The traded-in car with its estimate of that day. Null when no old car counts. */
export function keptOldCar({ chosen }: Calculation, usedCars: TradeInData, on: Day): SavedOldCar | null {
  if (!chosen?.oldCar.counted) return null
  const valued = valueTradeIn(chosen.oldCar.typed, usedCars, on)
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
