import type { Budget } from '../../../core/simulation/budget.ts'
import { type CreditPlan, leastFirstPayment, leastInstalment } from './credit-plan.ts'
import type { Terms } from './terms.ts'

/** What a car lacks to be affordable. */
export type Shortage = {
  /** Each month, with what can be paid before delivery. Null where no such credit is, or that is not limited. */
  monthly: number | null
  /** With this much more before delivery it is affordable. Null where that is not limited. */
  beforeDelivery: number | null
  /** That is the whole price: the instalment is too much under every package. */
  isPrice: boolean
  /** A package with a large last payment might lack less; the sums are those of the others. */
  withoutBalloon: boolean
}

export type Affordability = { way: 'cash' } | { way: 'credit'; plan: CreditPlan } | { way: 'neither'; shortage: Shortage }

/**
 * Whether a car is within a budget, and how. A large last payment counts only where nothing else is within it, however
 * much that asks before delivery: it lightens the months by leaving the rest for later.
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
 * With both limits, or a monthly one, least is asked before delivery; with the other alone, least each month. Nobody is
 * asked to pay the price at once and to borrow as well.
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
