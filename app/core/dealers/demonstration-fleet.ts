import { z } from 'zod'

const date = z.iso.date()

/** A car that a dealer lends for test drives. */
export const demonstrationCar = z.object({
  id: z.string(),
  /** Slug of the model. */
  vehicle: z.string(),
  /** The plate or another mark, so that employees know which car is meant. */
  name: z.string(),
  /** Days on which the car is away, the first and the last one included. */
  away: z.array(z.object({ from: date, to: date, reason: z.string() })),
})
export type DemonstrationCar = z.infer<typeof demonstrationCar>

/** The cars that a dealer lends for test drives. */
export const demonstrationFleet = z.object({
  /** True when only these cars can be driven. Before that a dealer lists its cars in peace. */
  decides: z.boolean(),
  cars: z.array(demonstrationCar),
})
export type DemonstrationFleet = z.infer<typeof demonstrationFleet>

/** The cars that can be driven. Null: any car of the range, as many as the dealer's number says. */
export const decidingCars = (fleet: DemonstrationFleet | null): readonly DemonstrationCar[] | null =>
  fleet?.decides ? fleet.cars : null

/** The cars that are there on a day, `2026-12-05`. */
export function carsThere(cars: readonly DemonstrationCar[], day: string): DemonstrationCar[] {
  return cars.filter(({ away }) => !away.some(({ from, to }) => from <= day && day <= to))
}
