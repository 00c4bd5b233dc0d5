import { over, plus, type Ratio, reduced, times, whole } from './arithmetic/ratio.ts'
import type { Sen } from './arithmetic/sen.ts'
import type { FirstInstalment } from './case/choices.ts'

/** The financed amount, its term and its start. The balloon is due with the last instalment, or a month later. */
export type Loan = { financed: Sen; balloon: Sen; months: number; firstInstalment: FirstInstalment }

/** A = (F × (1 + f × n ÷ 12) − B) ÷ n. n stays 12, 24, … also when the first instalment is paid at delivery. */
export function flatInstalment({ financed, balloon, months }: Loan, yearlyRate: Ratio): Ratio {
  return over(plus(plus(whole(financed), flatInterest(financed, yearlyRate, months)), whole(-balloon)), BigInt(months))
}

/** Simple interest on the original loan. */
export function flatInterest(financed: Sen, yearlyRate: Ratio, months: number): Ratio {
  return over(times(whole(financed * BigInt(months)), yearlyRate), 12n)
}

/** A = (F − B × (1+m)^-n) × m ÷ (1 − (1+m)^-n); divided by (1+m) when the first instalment is paid at delivery. */
export function annuityInstalment(loan: Loan, monthlyRate: Ratio): Ratio {
  const { numerator: p, denominator: q } = reduced(monthlyRate.numerator, monthlyRate.denominator)
  const n = BigInt(loan.months)
  if (p === 0n) return over(whole(loan.financed - loan.balloon), n)
  const [grown, start] = [(q + p) ** n, q ** n]
  return {
    numerator: (loan.financed * grown - loan.balloon * start) * p,
    denominator: (loan.firstInstalment === 'advance' ? q + p : q) * (grown - start),
  }
}
