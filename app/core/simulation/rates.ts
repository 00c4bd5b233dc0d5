import { asRatio, type Fixed } from './arithmetic/fixed-point.ts'
import { over, percent, plus, type Ratio, times, toDecimal, whole } from './arithmetic/ratio.ts'
import { oneRupiah } from './arithmetic/sen.ts'
import type { Case } from './case/case-schema.ts'
import type { FirstInstalment } from './case/choices.ts'
import { type Credit, isFlat, unroundedInstalment } from './credit.ts'
import { effectiveMonthlyRate } from './effective-rate.ts'
import { annuityInstalment, flatInstalment, type Loan } from './instalment.ts'

export type Rates = { flatPercent: number; effectivePercent: number }

/** Interest: A × n + B − F, with the instalment before rounding. */
export function interestOf({ financed, balloon, months }: Loan, unrounded: Ratio): Ratio {
  return plus(times(unrounded, whole(BigInt(months))), whole(balloon - financed))
}

/** The flat and effective rates of the contract, before the instalment is rounded: a quoted rate stays unchanged. */
export function ratesOf({ rate }: Case, credit: Credit): Rates {
  const loan = credit.loan.financed > 0n ? credit.loan : borrowing(credit.loan)
  const unrounded = loan === credit.loan ? credit.unrounded : unroundedInstalment(rate, loan)
  return {
    flatPercent: flatPercentOf(loan, unrounded),
    effectivePercent: isFlat(rate.kind) ? yearlyPercent(effectiveMonthlyRate(loan, unrounded)) : rate.percent,
  }
}

/** Rates do not depend on the amount: when nothing is borrowed, calculate them for one rupiah. */
function borrowing(loan: Loan): Loan {
  return { ...loan, financed: oneRupiah, balloon: 0n }
}

function flatPercentOf(loan: Loan, unrounded: Ratio): number {
  const interest = interestOf(loan, unrounded)
  return toDecimal({
    numerator: interest.numerator * 1200n,
    denominator: interest.denominator * loan.financed * BigInt(loan.months),
  })
}

/** The nominal yearly rate: twelve times the monthly rate, as in the regulator's material. */
export const yearlyPercent = (monthly: Fixed): number => toDecimal(times(asRatio(monthly), whole(1200n)))

type Terms = { months: number; firstInstalment: FirstInstalment }

export function effectiveFromFlat(flatPercent: number, terms: Terms): number {
  const loan: Loan = { financed: oneRupiah, balloon: 0n, ...terms }
  return yearlyPercent(effectiveMonthlyRate(loan, flatInstalment(loan, percent(flatPercent))))
}

export function flatFromEffective(effectivePercent: number, terms: Terms): number {
  const loan: Loan = { financed: oneRupiah, balloon: 0n, ...terms }
  return flatPercentOf(loan, annuityInstalment(loan, over(percent(effectivePercent), 12n)))
}
