import type { Car } from '../../../core/cars/car.ts'
import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'
import { figureAt } from '../../../core/maintenance/visit-cost.ts'
import type { Rupiah } from '../../../lib/money.ts'

/** The visits whose costs differ most. The first stands for every small service. */
export const comparedMarks = [10_000, 20_000, 40_000, 60_000, 100_000] as const

export type CostRow = { key: string; cars: string; variants: string; costs: (Rupiah | null)[] }

/** One row for each drivetrain. */
export function visitCosts({ schedules }: Maintenance, cars: readonly Car[]): CostRow[] {
  return schedules.map((schedule) => {
    const named = schedule.cars.flatMap(({ model, variants }) => {
      const car = cars.find(({ slug }) => slug === model)
      return car ? [{ car, names: car.variants.filter(({ slug }) => variants.includes(slug)).map(({ name }) => name) }] : []
    })
    return {
      key: schedule.slug,
      cars: named.map(({ car }) => car.name).join(', '),
      variants: [...new Set(named.flatMap(({ names }) => names))].join(', '),
      costs: comparedMarks.map((mark) => figureAt(schedule, mark) as Rupiah | null),
    }
  })
}
