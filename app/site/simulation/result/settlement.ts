import { settlementAt } from '../../../core/simulation/settlement.ts'
import type { CreditResult } from './result.ts'

/**
 * What closes the credit once a month's instalment is paid. Under murabahah the whole claim is owed, less what the
 * lender lets off; at the end nothing is closed early, and only a balloon is left.
 */
export function owedAfter(month: number, { breakdown, contract }: CreditResult): number {
  const settlement = settlementAt(breakdown, month)
  if (!settlement.ok) throw new RangeError(`The credit has no month ${month}.`)
  if (contract === 'murabahah') return settlement.value.remaining
  return month === breakdown.schedule.length ? breakdown.balloon : settlement.value.total
}
