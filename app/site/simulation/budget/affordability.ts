import type { Budget } from '../../../core/simulation/budget.ts'
import { type CreditPlan, leastFirstPayment, leastInstalment } from './credit-plan.ts'
import type { Terms } from './terms.ts'

/** The amounts that the budget lacks for a car. */
export type Shortage = {
  /** More needed each month, with the given first payment. Null when no credit fits it, or when a limit is not given. */
  monthly: number | null
  /** More needed before delivery. Null when the first payment has no limit. */
  beforeDelivery: number | null
  /** The needed amount is the whole price: the instalment is too high under every package. */
  isPrice: boolean
  /** The amounts are for packages without a large last payment. With one the shortage might be smaller. */
  withoutBalloon: boolean
}

export type Affordability = { way: 'cash' } | { way: 'credit'; plan: CreditPlan } | { way: 'neither'; shortage: Shortage }

/**
 * Whether a car is within a budget, and how. Packages with a large last payment are used only when no other fits,
 * even if another has a higher first payment: they lower the instalments by leaving a debt for later.
 */
export function affordabilityOf(otr: number, ways: readonly Terms[], budget: Budget): Affordability {
  const { firstPayment } = budget
  if (firstPayment !== undefined && firstPayment >= otr) return { way: 'cash' }
  const [level, balloon] = [ways.filter((each) => !hasBalloon(each)), ways.filter(hasBalloon)]
  const plan = planWithin(level, budget, otr) ?? planWithin(balloon, budget, otr)
  if (plan) return { way: 'credit', plan }
  const withoutBalloon = level.length > 0 && balloon.length > 0
  return { way: 'neither', shortage: { ...shortageOf(otr, level.length > 0 ? level : balloon, budget), withoutBalloon } }
}

const hasBalloon = ({ offered }: Terms): boolean => offered.balloonPercent > 0

/**
 * With a monthly limit: the plan with the lowest first payment. Without one: the plan with the lowest instalment. The
 * first payment of a credit is never more than the price.
 */
function planWithin(ways: readonly Terms[], { firstPayment, instalment }: Budget, otr: number): CreditPlan | null {
  if (instalment === undefined) return leastInstalment(ways, firstPayment)
  return leastFirstPayment(ways, instalment, firstPayment ?? otr)
}

function shortageOf(otr: number, ways: readonly Terms[], { firstPayment, instalment }: Budget): Omit<Shortage, 'withoutBalloon'> {
  const nearest = leastFirstPayment(ways, instalment, otr)
  const needed = Math.min(nearest?.tdp ?? otr, otr)
  const lightest = firstPayment === undefined ? null : leastInstalment(ways, firstPayment)
  return {
    monthly: instalment === undefined || !lightest ? null : lightest.instalment - instalment,
    beforeDelivery: firstPayment === undefined ? null : needed - firstPayment,
    isPrice: needed === otr,
  }
}
