import { atLeastZero, lesser, type Sen, sen } from './arithmetic/sen.ts'
import type { Case } from './case/case-schema.ts'

/** What the old car is worth to the calculation, and where it goes. */
export type TradeInUse = {
  equity: Sen
  towardsDownPayment: Sen
  towardsCharges: Sen
  /** Left over: paid out only if the dealer says so. */
  surplus: Sen
  /** The old loan is more than the car's value: the buyer adds this in cash. */
  shortfall: Sen
}

/** The equity covers the down payment first, then the other charges. `downPayment` and `charges` are still to be paid. */
export function useTradeIn(tradeIn: Case['tradeIn'], due: { downPayment: Sen; charges: Sen }): TradeInUse {
  const difference = sen(tradeIn?.value ?? 0) - sen(tradeIn?.payoff ?? 0)
  const equity = atLeastZero(difference)
  const towardsDownPayment = lesser(equity, due.downPayment)
  const towardsCharges = lesser(equity - towardsDownPayment, due.charges)
  return {
    equity,
    towardsDownPayment,
    towardsCharges,
    surplus: equity - towardsDownPayment - towardsCharges,
    shortfall: atLeastZero(-difference),
  }
}
