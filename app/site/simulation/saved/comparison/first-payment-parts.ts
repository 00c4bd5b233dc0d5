import type { ItemCode } from '../../../../core/simulation/charges.ts'
import type { SavedSimulation } from '../saved-simulation-schema.ts'

/** The parts of a first payment, in few lines so that columns can be compared. */
export const partNames = [
  'carInCash',
  'downPayment',
  'firstInstalment',
  'charges',
  'accessories',
  'discount',
  'tradeIn',
  'shortfall',
] as const
export type PartName = (typeof partNames)[number]

export type Parts = Partial<Record<PartName, number>>

type Sum = { code: ItemCode | 'otr' | 'surcharge'; amount: number }

const partOf: Record<Sum['code'], PartName> = {
  otr: 'carInCash',
  surcharge: 'carInCash',
  'down-payment': 'downPayment',
  'first-instalment': 'firstInstalment',
  insurance: 'charges',
  policy: 'charges',
  admin: 'charges',
  fiduciary: 'charges',
  provision: 'charges',
  'credit-life': 'charges',
  accessories: 'accessories',
  discount: 'discount',
  'trade-in': 'tradeIn',
  'trade-in-shortfall': 'shortfall',
}

/** The parts that are not zero. They add up to the first payment. */
export function firstPaymentParts({ cash, credit }: Pick<SavedSimulation, 'cash' | 'credit'>): Parts {
  const sums: Sum[] = credit ? credit.breakdown.items.filter(({ paid }) => paid === 'cash') : cash.lines
  const parts: Parts = {}
  for (const { code, amount } of sums) parts[partOf[code]] = (parts[partOf[code]] ?? 0) + amount
  return parts
}
