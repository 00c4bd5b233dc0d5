import type { Car, Colour } from '../../../../core/cars/car.ts'
import type { Settings } from '../../../../core/content/settings.ts'
import { documentTask } from '../../../../platform/document-task.ts'
import type { SavedSimulation } from '../saved-simulation-schema.ts'

/**
 * The data of the PDF, which people pass on to others. So it has no name, no telephone number and no private address:
 * with that address another person could ask a dealer in the owner's name.
 */
export type Facts = {
  simulation: SavedSimulation
  /** The name with its variant. */
  carName: string
  /** Null when the model has left the catalogue: then there is no drawing. */
  car: Car | null
  /** Null when none was chosen. */
  colour: Colour | null
  reference: string
  /** `2026-11-28T02:00:00Z`, a string: all facts are sent to the document process. */
  savedAt: string
  settings: Settings
  /** Address of the calculator with the same choices, for today's prices. */
  openAgain: string
}

export type Credit = NonNullable<SavedSimulation['credit']>

export const simulationDocument = documentTask<Facts>('simulation')
