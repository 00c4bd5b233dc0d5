import { atLeastZero, lesser, type Sen, sen } from './arithmetic/sen.ts'
import type { Case } from './case/case-schema.ts'

/** The equity of the old car, and what it pays. */
export type TradeInUse = {
  equity: Sen
  towardsDownPayment: Sen
  towardsCharges: Sen
  /** The rest: paid out only if the dealer agrees. */
  surplus: Sen
  /** The part of the old loan above the car's value: the buyer adds it in cash. */
  shortfall: Sen
}

/** Equity pays the down payment first, then the other charges. `downPayment` and `charges`: the amounts still due. */
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
