import { settlementsOf } from '../../../core/simulation/settlement.ts'
import type { CreditResult } from './result.ts'

/**
 * For each month, the amount that closes the credit after its instalment. Under murabahah the whole claim is owed, minus the
 * lender's rebate. After the last month only a balloon remains.
 */
export function owedAfterEach({ breakdown, contract, penaltyPercent }: CreditResult): number[] {
  return settlementsOf(breakdown, { penaltyPercent }).map(({ month, total, remaining }) => {
    if (contract === 'murabahah') return remaining
    return month === breakdown.schedule.length ? breakdown.balloon : total
  })
}
