import { asRatio } from './arithmetic/fixed-point.ts'
import { over, percent, type Ratio } from './arithmetic/ratio.ts'
import { type Rounding, rounded, roundingOf } from './arithmetic/rounding.ts'
import { type Sen, sen } from './arithmetic/sen.ts'
import type { Case } from './case/case-schema.ts'
import type { FirstInstalment, RateKind } from './case/choices.ts'
import { chargesOf, type Part, shareOf, sumOf } from './charges.ts'
import { downPaymentOf } from './down-payment.ts'
import { effectiveMonthlyRate } from './effective-rate.ts'
import { type FirstPayment, firstPaymentOf } from './first-payment.ts'
import { annuityInstalment, flatInstalment, type Loan } from './instalment.ts'
import { type Premiums, premiumsOf } from './insurance/insurance.ts'
import type { Tariff } from './insurance/tariff.ts'

/** Most lenders round up to a thousand. */
const usualRounding: Rounding = { unit: 1000, mode: 'up' }
/** ADDM, as in brochures. */
const usuallyFirst: FirstInstalment = 'advance'

/** A case calculated up to its first payment, without the schedule. */
export type Credit = {
  /** The price of the chosen car: OTR plus the surcharge of its colour. */
  price: Sen
  downPayment: Sen
  principal: Sen
  insurance: Premiums
  charges: Part[]
  loan: Loan
  rounding: Rounding
  unrounded: Ratio
  instalment: Sen
  firstPayment: FirstPayment
}

export const isFlat = (kind: RateKind): boolean => kind === 'flat' || kind === 'murabahah-flat'

export const priceOf = ({ otr, colourSurcharge = 0 }: Pick<Case, 'otr' | 'colourSurcharge'>): Sen =>
  sen(otr) + sen(colourSurcharge)

/** The down payment must not be above the price. */
export function creditOf(theCase: Case, tariff: Tariff): Credit {
  const price = priceOf(theCase)
  const downPayment = downPaymentOf(theCase.dp, price)
  const principal = price - downPayment
  const insurance = premiumsOf(theCase.insurance, price, theCase.tenorMonths, tariff)
  const charges = chargesOf(theCase, price, principal, insurance)
  const loan: Loan = {
    financed: principal + sumOf(charges, 'financed'),
    balloon: shareOf(price, theCase.balloonPercent),
    months: theCase.tenorMonths,
    firstInstalment: theCase.firstInstalment ?? usuallyFirst,
  }
  const rounding = roundingOf(theCase.rounding, usualRounding)
  const unrounded = unroundedInstalment(theCase.rate, loan)
  const instalment = rounded(unrounded, rounding)
  const firstPayment = firstPaymentOf(theCase, downPayment, instalment, charges)
  return { price, downPayment, principal, insurance, charges, loan, rounding, unrounded, instalment, firstPayment }
}

export function unroundedInstalment({ kind, percent: written, basis }: Case['rate'], loan: Loan): Ratio {
  const yearly = percent(written)
  if (!isFlat(kind)) return annuityInstalment(loan, over(yearly, 12n))
  if (basis !== 'same-effective' || loan.firstInstalment === 'arrears') return flatInstalment(loan, yearly)
  const inArrears: Loan = { ...loan, firstInstalment: 'arrears' }
  return annuityInstalment(loan, asRatio(effectiveMonthlyRate(inArrears, flatInstalment(inArrears, yearly))))
}
