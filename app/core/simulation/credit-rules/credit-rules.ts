import terms from '../../../../data/finance/credit-terms.json' with { type: 'json' }
import downPayments from '../../../../data/finance/down-payment-rules.json' with { type: 'json' }

/** What lenders usually ask for, whatever the package. In percent. */
export type CreditRules = {
  /** Of the price: the down payment of a new calculation. */
  usualDownPayment: number
  /** Of the price: the smallest down payment that a form offers. */
  leastDownPayment: number
  /** Of the income: what all instalments together may take. */
  incomeShare: number
  /** Of the remaining principal: for closing a credit early. */
  penalty: number
}

export const creditRulesInFile: CreditRules = {
  usualDownPayment: downPayments.usual.percent,
  leastDownPayment: downPayments.usual.least,
  incomeShare: terms.income.percent,
  penalty: terms.settlement.penaltyPercent,
}
