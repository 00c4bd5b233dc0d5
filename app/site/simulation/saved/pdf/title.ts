import type { SavedSimulation } from '../saved-simulation.ts'
import { carName, type Facts } from './facts.ts'
import { words } from './words.ts'

export const kindOf = ({ credit }: Pick<SavedSimulation, 'credit'>): string => (credit ? words.credit : words.cash)

export const titleOf = (facts: Facts): string => `${kindOf(facts.simulation)} ${carName(facts)}`
