import { at, type Query } from '../../../addresses.ts'
import { calculatorPages } from '../words.ts'
import type { SavedSimulation } from './saved-simulation-schema.ts'

type Calculator = {
  title: string
  /** Address of the calculator. With a choice: of the same calculation with today's prices. */
  address: (choice?: Query) => string
  resultAddress: (token: string) => string
}

const calculators: Record<SavedSimulation['calculator'], Calculator> = {
  kredit: { title: calculatorPages.kredit.title, address: at.creditSimulation, resultAddress: at.creditSimulationResult },
  pembayaran: {
    title: calculatorPages.pembayaran.title,
    address: at.paymentSimulation,
    resultAddress: at.paymentSimulationResult,
  },
}

/** The calculator in which a simulation was made. */
export const calculatorOf = (name: SavedSimulation['calculator']): Calculator => calculators[name]

export const documentName = (reference: string): string => `simulasi-${reference}.pdf`
