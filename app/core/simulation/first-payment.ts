import { atLeastZero, lesser, type Sen, sen } from './arithmetic/sen.ts'
import type { Case } from './case/case-schema.ts'
import { type Part, sumOf } from './charges.ts'
import { type TradeInUse, useTradeIn } from './trade-in-equity.ts'

/** TDP: everything paid before the car is delivered. */
export type FirstPayment = { parts: Part[]; total: Sen; beforeDeductions: Sen; tradeIn: TradeInUse }

/** D + A where it is paid at delivery + the charges in cash − discount − equity + shortfall. */
export function firstPaymentOf(theCase: Case, downPayment: Sen, instalment: Sen, charges: readonly Part[]): FirstPayment {
  const atDelivery: Part[] = theCase.firstInstalment === 'arrears' ? [] : [cash('first-instalment', instalment)]
  const due = [cash('down-payment', downPayment), ...atDelivery, ...charges]
  const beforeDeductions = sumOf(due, 'cash')
  const discount = sen(theCase.discount ?? 0)
  const tradeIn = useTradeIn(theCase.tradeIn, dueAfter(discount, downPayment, beforeDeductions))
  const deductions = [
    cash('discount', -discount),
    cash('trade-in', -(tradeIn.towardsDownPayment + tradeIn.towardsCharges)),
    cash('trade-in-shortfall', tradeIn.shortfall),
  ].filter(({ amount }) => amount !== 0n)
  const parts = [...due, ...deductions]
  return { parts, total: sumOf(parts, 'cash'), beforeDeductions, tradeIn }
}

/** The discount lowers the down payment; any rest lowers the other charges. */
function dueAfter(discount: Sen, downPayment: Sen, all: Sen) {
  const ofDownPayment = lesser(discount, downPayment)
  return {
    downPayment: downPayment - ofDownPayment,
    charges: atLeastZero(all - downPayment - (discount - ofDownPayment)),
  }
}

function cash(code: Part['code'], amount: Sen): Part {
  return { code, amount, paid: 'cash' }
}
