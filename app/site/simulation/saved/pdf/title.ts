import type { SavedSimulation } from '../saved-simulation-schema.ts'
import type { Facts } from './facts.ts'
import { words } from './words.ts'

export const kindOf = ({ credit }: Pick<SavedSimulation, 'credit'>): string => (credit ? words.credit : words.cash)

export const titleOf = (facts: Facts): string => `${kindOf(facts.simulation)} ${facts.carName}`
