import { at, type Query } from '../../../addresses.ts'
import { words } from '../calculation/words.ts'
import type { SavedSimulation } from './saved-simulation-schema.ts'

type Calculator = {
  title: string
  /** The calculator itself, and with a choice what it makes of it today. */
  address: (choice?: Query) => string
  resultAddress: (token: string) => string
}

const calculators: Record<SavedSimulation['calculator'], Calculator> = {
  kredit: { title: words.creditTitle, address: at.creditSimulation, resultAddress: at.creditSimulationResult },
  pembayaran: { title: words.paymentTitle, address: at.paymentSimulation, resultAddress: at.paymentSimulationResult },
}

/** Where a simulation was made and is kept. */
export const calculatorOf = (name: SavedSimulation['calculator']): Calculator => calculators[name]

export const documentName = (reference: string): string => `simulasi-${reference}.pdf`
