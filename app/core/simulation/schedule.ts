import { type Fixed, fixed, fixedOne, fixedProduct } from './arithmetic/fixed-point.ts'
import { type Ratio, whole } from './arithmetic/ratio.ts'
import { nearest } from './arithmetic/rounding.ts'
import type { Sen } from './arithmetic/sen.ts'
import type { Loan } from './instalment.ts'

/** What is paid each month and in the last; `exact` is what balances are worked out with. */
export type Payments = { each: Sen; last: Sen; exact: Ratio }

export type Month = { month: number; instalment: Sen; interest: Sen; principal: Sen; balance: Sen }

/**
 * Each instalment split by the effective rate of what is really paid, as lenders keep their books: settlement quotes
 * come from these balances. Balances are exact and rounded to the grain, so nothing drifts; the last is the balloon.
 * With the first paid at delivery a month passes between the last instalment and the balloon; its interest stands in the last row.
 */
export function scheduleOf(loan: Loan, payments: Payments, monthlyRate: Fixed, grain: Sen): Month[] {
  const rows: Month[] = []
  const instalment = fixed(payments.exact)
  let [exact, balance] = [fixed(whole(loan.financed)), loan.financed]
  for (let month = 1; month <= loan.months; month++) {
    exact = (interestRuns(loan, month) ? exact + fixedProduct(exact, monthlyRate) : exact) - instalment
    const next = month === loan.months ? loan.balloon : nearest({ numerator: exact, denominator: fixedOne }, grain)
    rows.push(monthOf(month, month === loan.months ? payments.last : payments.each, balance, next))
    balance = next
  }
  // Rounding down never forgives principal: where instalments fall short of it, the last one pays the rest.
  return rows.map((row) => (row.interest < 0n ? { ...row, instalment: row.principal, interest: 0n } : row))
}

/** The first instalment at delivery is all principal. */
function interestRuns({ firstInstalment }: Loan, month: number): boolean {
  return firstInstalment === 'arrears' || month > 1
}

function monthOf(month: number, instalment: Sen, balance: Sen, next: Sen): Month {
  const principal = balance - next
  return { month, instalment, interest: instalment - principal, principal, balance: next }
}
