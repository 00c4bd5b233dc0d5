import { lazy } from '../../lib/lazy.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { isAbove, whole } from './arithmetic/ratio.ts'
import { grainOf, nearest } from './arithmetic/rounding.ts'
import { inRupiah, oneRupiah, type Sen, sen } from './arithmetic/sen.ts'
import { allInRupiah, type Breakdown, figuresOf, type ScheduleRow } from './breakdown.ts'
import type { Case } from './case/case-schema.ts'
import { limitRefusals } from './case/limits.ts'
import type { Field, Refusal, RefusalCode } from './case/refusal.ts'
import { type Credit, creditOf, priceOf } from './credit.ts'
import { downPaymentOf } from './down-payment.ts'
import { effectiveMonthlyRate } from './effective-rate.ts'
import { explanationsOf, itemsOf } from './explanations.ts'
import type { Tariff } from './insurance/tariff.ts'
import { interestOf, ratesOf, yearlyPercent } from './rates.ts'
import { type Month, type Payments, scheduleOf } from './schedule.ts'

/** Calculates a case to the rupiah, or returns every reason why it cannot be calculated. */
export function simulate(theCase: Case, tariff: Tariff): Result<Breakdown, Refusal[]> {
  const credit = checkedCredit(theCase, tariff)
  return credit.ok ? done(breakdownOf(theCase, credit.value)) : credit
}

/** The same without the schedule, for searches that try many cases. */
export function checkedCredit(theCase: Case, tariff: Tariff): Result<Credit, Refusal[]> {
  const outside = limitRefusals(theCase)
  if (outside.length > 0) return refused(outside)
  const price = priceOf(theCase)
  if (downPaymentOf(theCase.dp, price) > price) return refused([refusal('dp.amount', 'above-price', price)])
  const credit = creditOf(theCase, tariff)
  const conflicts = conflictsOf(theCase, credit)
  return conflicts.length > 0 ? refused(conflicts) : done(credit)
}

/** Values that are allowed separately but not together. */
function conflictsOf(theCase: Case, { principal, loan, rounding, unrounded, firstPayment }: Credit): Refusal[] {
  const conflicts: Refusal[] = []
  if (loan.balloon > principal) conflicts.push(refusal('balloonPercent', 'above-principal', principal))
  if (sen(theCase.discount ?? 0) > firstPayment.beforeDeductions)
    conflicts.push(refusal('discount', 'above-first-payment', firstPayment.beforeDeductions))
  // When the rounding unit is larger than the instalment, rounding gives zero, or at least twice the amount due.
  if (rounding.mode !== 'none' && isAbove(whole(sen(rounding.unit)), unrounded) && unrounded.numerator > 0n)
    conflicts.push(refusal('rounding.unit', 'above-instalment', nearest(unrounded, oneRupiah)))
  return conflicts
}

function refusal(field: Field, code: RefusalCode, limit: Sen): Refusal {
  return { field, code, limit: inRupiah(limit) }
}

function breakdownOf(theCase: Case, credit: Credit): Breakdown {
  const { loan, instalment, unrounded, firstPayment, price, downPayment, principal } = credit
  const grain = grainOf(credit.rounding)
  const interestTotal = nearest(interestOf(loan, unrounded), grain)
  const payments = paymentsOf(credit, loan.financed - loan.balloon + interestTotal)
  const monthlyRate = effectiveMonthlyRate(loan, payments.exact)
  const schedule = scheduleOf(loan, payments, monthlyRate, grain)
  const paid = schedule.reduce((sum, row) => sum + row.instalment, 0n)
  const later = loan.firstInstalment === 'advance' ? paid - instalment : paid
  // Lazy: of several packages side by side, a page shows the schedule and the explanations of only one.
  const rows = lazy(() => schedule.map(rowInRupiah))
  const explanations = lazy(() => explanationsOf(theCase, credit, paid - instalment * BigInt(loan.months)))
  return {
    instalment: inRupiah(instalment),
    instalmentUnrounded: inRupiah(nearest(unrounded, 1n)),
    financed: inRupiah(loan.financed),
    downPayment: inRupiah(downPayment),
    tdp: inRupiah(firstPayment.total),
    items: itemsOf(theCase, credit),
    interestTotal: inRupiah(interestTotal),
    totalPaid: inRupiah(firstPayment.total + later + loan.balloon),
    ...ratesOf(theCase, credit),
    get schedule() {
      return rows()
    },
    price: inRupiah(price),
    principal: inRupiah(principal),
    balloon: inRupiah(loan.balloon),
    tdpBeforeDeductions: inRupiah(firstPayment.beforeDeductions),
    roundingTotal: inRupiah(paid + loan.balloon - loan.financed - interestTotal),
    scheduleRatePercent: yearlyPercent(monthlyRate),
    tradeIn: allInRupiah(firstPayment.tradeIn),
    insuranceYears: credit.insurance.years.map(figuresOf),
    get explanations() {
      return explanations()
    },
  }
}

/** A calculation has hundreds of rows, so each sum is named: `allInRupiah` would list them anew for each row. */
const rowInRupiah = ({ month, instalment, interest, principal, balance }: Month): ScheduleRow => ({
  month,
  instalment: inRupiah(instalment),
  interest: inRupiah(interest),
  principal: inRupiah(principal),
  balance: inRupiah(balance),
})

/** With mode `none`, the last instalment makes the total equal to the agreed total, to the sen. */
function paymentsOf({ rounding, unrounded, instalment, loan }: Credit, agreed: Sen): Payments {
  if (rounding.mode !== 'none') return { each: instalment, last: instalment, exact: whole(instalment) }
  return { each: instalment, last: agreed - instalment * BigInt(loan.months - 1), exact: unrounded }
}
