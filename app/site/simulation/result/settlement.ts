import { settlementAt } from '../../../core/simulation/settlement.ts'
import type { CreditResult } from './result.ts'

/**
 * The amount that closes the credit after a month's instalment. Under murabahah the whole claim is owed, minus the
 * lender's rebate. After the last month only a balloon remains.
 */
export function owedAfter(month: number, { breakdown, contract, penaltyPercent }: CreditResult): number {
  const settlement = settlementAt(breakdown, month, { penaltyPercent })
  if (!settlement.ok) throw new RangeError(`The credit has no month ${month}.`)
  if (contract === 'murabahah') return settlement.value.remaining
  return month === breakdown.schedule.length ? breakdown.balloon : settlement.value.total
}
