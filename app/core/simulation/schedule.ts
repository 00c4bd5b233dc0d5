import { type Fixed, fixed, fixedOne, fixedProduct } from './arithmetic/fixed-point.ts'
import { type Ratio, whole } from './arithmetic/ratio.ts'
import { nearest } from './arithmetic/rounding.ts'
import type { Sen } from './arithmetic/sen.ts'
import type { Loan } from './instalment.ts'

/** The monthly payment and the last payment. `exact` is used to calculate the balances. */
export type Payments = { each: Sen; last: Sen; exact: Ratio }

export type Month = { month: number; instalment: Sen; interest: Sen; principal: Sen; balance: Sen }

/**
 * Splits each instalment by the effective rate of the actual payments, as lenders do in their books: settlement amounts come
 * from these balances. Balances are calculated exactly and then rounded, so that rounding errors do not add up. The last
 * balance is the balloon. When the first instalment is paid at delivery, a month passes between the last instalment and the
 * balloon; its interest is in the last row.
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
  // Rounding down never reduces the principal: when instalments are too small, the last one pays the rest.
  return rows.map((row) => (row.interest < 0n ? { ...row, instalment: row.principal, interest: 0n } : row))
}

/** An instalment at delivery pays only principal. */
function interestRuns({ firstInstalment }: Loan, month: number): boolean {
  return firstInstalment === 'arrears' || month > 1
}

function monthOf(month: number, instalment: Sen, balance: Sen, next: Sen): Month {
  const principal = balance - next
  return { month, instalment, interest: instalment - principal, principal, balance: next }
}
