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

/** The cars that can be driven on a day, `2026-12-05`. */
export function carsThere(fleet: readonly DemonstrationCar[], day: string): DemonstrationCar[] {
  return fleet.filter(({ away }) => !away.some(({ from, to }) => from <= day && day <= to))
}
