import type { SavedPayload } from './keep.ts'
import type { SavedSimulation } from './saved-simulation-schema.ts'

/** For tests: the stored payload of an XFORCE simulation, in the format before the last payment was added. */
export function examplePayload(simulation: SavedSimulation): SavedPayload {
  const { credit, cash } = simulation
  return {
    vehicle: 'xforce',
    variant: 'ultimate-cvt',
    colour: null,
    payment: credit ? 'kredit' : 'tunai',
    firstPayment: credit?.breakdown.tdp ?? cash.total,
    instalment: credit?.breakdown.instalment ?? null,
    instalments: credit && credit.breakdown.schedule.length - 1,
    balloon: null,
    calculation: JSON.parse(JSON.stringify(simulation)),
  }
}
