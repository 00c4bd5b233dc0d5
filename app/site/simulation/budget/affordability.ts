import type { Budget } from '../engine/budget.ts'
import { type CreditPlan, leastFirstPayment, leastInstalment } from './credit-plan.ts'
import type { Terms } from './terms.ts'

/** What a car lacks to be affordable. */
export type Shortage = {
  /** Each month, with what can be paid before delivery, else with the least down payment. Null where no such credit is. */
  monthly: number | null
  /** With this much before delivery it is affordable; how much that is more than there is. */
  firstPayment: number
  beforeDelivery: number | null
  /** That is the whole price: the instalment is too much under every package. */
  isPrice: boolean
}

export type Affordability = { way: 'cash' } | { way: 'credit'; plan: CreditPlan } | { way: 'neither'; shortage: Shortage }

/**
 * Whether a car is within a budget, and how. A large last payment counts only where nothing else is within it: it
 * lightens the months by leaving the rest for later.
 */
export function affordabilityOf(otr: number, ways: readonly Terms[], budget: Budget): Affordability {
  const { firstPayment } = budget
  if (firstPayment !== undefined && firstPayment >= otr) return { way: 'cash' }
  const [level, balloon] = [ways.filter((each) => !hasBalloon(each)), ways.filter(hasBalloon)]
  const plan = planWithin(level, budget) ?? planWithin(balloon, budget)
  if (plan) return { way: 'credit', plan }
  return { way: 'neither', shortage: shortageOf(otr, level.length > 0 ? level : balloon, budget) }
}

const hasBalloon = ({ offered }: Terms): boolean => offered.balloonPercent > 0

/** With both limits, or a monthly one, least is asked before delivery; with the other alone, least each month. */
function planWithin(ways: readonly Terms[], { firstPayment, instalment }: Budget): CreditPlan | null {
  if (instalment === undefined) return leastInstalment(ways, firstPayment)
  if (firstPayment === undefined) return leastFirstPayment(atLeastDownPayment(ways), instalment)
  return leastFirstPayment(ways, instalment, firstPayment)
}

/** Somebody who names no first payment is not taken to have more than the least. */
function atLeastDownPayment(ways: readonly Terms[]): Terms[] {
  return ways.filter(({ least }) => least).map((each) => ({ ...each, last: each.first }))
}

function shortageOf(otr: number, ways: readonly Terms[], { firstPayment, instalment }: Budget): Shortage {
  const nearest = leastFirstPayment(ways, instalment, otr)
  const needed = Math.min(nearest?.tdp ?? otr, otr)
  const lightest = firstPayment === undefined ? leastInstalment(atLeastDownPayment(ways)) : leastInstalment(ways, firstPayment)
  return {
    monthly: instalment === undefined || !lightest ? null : lightest.instalment - instalment,
    firstPayment: needed,
    beforeDelivery: firstPayment === undefined ? null : needed - firstPayment,
    isPrice: needed === otr,
  }
}
