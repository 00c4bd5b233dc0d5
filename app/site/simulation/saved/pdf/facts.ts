import type { Car, Colour } from '../../../../core/cars/car.ts'
import type { Settings } from '../../../../core/content/settings.ts'
import { threadTask } from '../../../../platform/thread-task.ts'
import type { SavedSimulation } from '../saved-simulation-schema.ts'

/**
 * Everything the file tells. It is passed on to others: no name, no number, and not the address of the private page,
 * where whoever has it could ask a dealer in the name of the person who keeps the simulation.
 */
export type Facts = {
  simulation: SavedSimulation
  /** With its variant. */
  carName: string
  /** Null where the model has left the catalogue: there is nothing to draw. */
  car: Car | null
  /** Null where none was chosen. */
  colour: Colour | null
  reference: string
  /** As `2026-11-28T02:00:00Z`: all of this crosses into the document thread. */
  savedAt: string
  settings: Settings
  /** The calculator with the same choice, where it is worked out with newer prices. */
  openAgain: string
}

export type Credit = NonNullable<SavedSimulation['credit']>

export const simulationDocument = threadTask<Facts>('simulation')
