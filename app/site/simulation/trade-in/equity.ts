import { type Rupiah, rupiah } from '../../../lib/money.ts'

export const equityCodes = ['no-loan', 'loan-below-value', 'loan-equals-value', 'loan-above-value'] as const
export type EquityCode = (typeof equityCodes)[number]

/** The part of a trade-in that counts as payment after its own loan is paid off. */
export type Equity = {
  code: EquityCode
  value: Rupiah
  payoff: Rupiah
  equity: Rupiah
  /** Cash that the buyer must add to pay off the old loan. */
  shortfall: Rupiah
}

export function equityOf(value: Rupiah, payoff: Rupiah): Equity {
  const equity = rupiah(Math.max(value - payoff, 0))
  const shortfall = rupiah(Math.max(payoff - value, 0))
  return { code: codeOf(value, payoff), value, payoff, equity, shortfall }
}

function codeOf(value: Rupiah, payoff: Rupiah): EquityCode {
  if (payoff === 0) return 'no-loan'
  if (payoff === value) return 'loan-equals-value'
  return payoff < value ? 'loan-below-value' : 'loan-above-value'
}
