import { done, type Result, refused } from '../../lib/result.ts'
import { percent, times, whole } from './arithmetic/ratio.ts'
import { rounded } from './arithmetic/rounding.ts'
import { atLeastZero, inRupiah, sen } from './arithmetic/sen.ts'
import type { Case } from './case/case-schema.ts'
import { limitRefusals } from './case/limits.ts'
import type { Refusal } from './case/refusal.ts'
import { type Credit, priceOf } from './credit.ts'
import { downPaymentAmount } from './down-payment.ts'
import type { Tariff } from './insurance/tariff.ts'
import { checkedCredit } from './simulate.ts'

/** Rupiah. Answers are multiples of this step, so a budget is missed by less than one step. */
export const budgetStep = 1000
const highestPrice = 100_000_000_000

export type CarWanted = Omit<Case, 'dp'>
export type PriceWanted = Omit<Case, 'otr'>
/** The money available: before delivery, each month, or both. */
export type Budget = { firstPayment?: number; instalment?: number }

export type Affordable = { otr: number; downPayment: number; tdp: number; instalment: number }

export type BudgetRefusal =
  | { code: 'budget-not-whole' }
  /** `least`: what the cheapest option costs, if known. */
  | { code: 'budget-too-small'; least?: number }
  /** The budget pays the whole price: nothing is left to borrow. */
  | { code: 'budget-above-price' }
  | { code: 'case-refused'; refusals: Refusal[] }

type Answer = Result<Affordable, BudgetRefusal>

/** The largest down payment within a first payment: never above the budget, and at most a step below it. */
export function downPaymentForFirstPayment(car: CarWanted, budget: number, tariff: Tariff, minimumPercent = 0): Answer {
  if (!isSum(budget)) return refused({ code: 'budget-not-whole' })
  const { first, last, at } = downPaymentSteps(car, minimumPercent, tariff)
  const least = at(first)
  if (!least.ok) return caseRefused(least.refusal)
  if (tdpOf(least.value) > budget) return refused({ code: 'budget-too-small', least: tdpOf(least.value) })
  const step = lastThat(first, last, (each) => satisfies(at(each), (credit) => tdpOf(credit) <= budget))
  // No larger step is possible: the whole price is paid, or the remaining loan is too small for an instalment.
  if (step === last || !at(step + 1).ok) return refused({ code: 'budget-above-price' })
  return affordable(car, at(step))
}

/** The smallest down payment with an instalment within the monthly budget. */
export function downPaymentForInstalment(car: CarWanted, budget: number, tariff: Tariff, minimumPercent = 0): Answer {
  if (!isSum(budget)) return refused({ code: 'budget-not-whole' })
  const { first, last, at } = downPaymentSteps(car, minimumPercent, tariff)
  const least = at(first)
  if (!least.ok) return caseRefused(least.refusal)
  const tooMuch = (step: number) => satisfies(at(step), (credit) => instalmentOf(credit) > budget)
  if (!tooMuch(first)) return affordable(car, least)
  const step = lastThat(first, last, tooMuch)
  const enough = step < last ? at(step + 1) : null
  return enough?.ok ? affordable(car, enough) : refused({ code: 'budget-too-small', least: leastInstalment(at(step)) })
}

/** The highest price (in steps) within both budgets, with the given down payment. */
export function priceForBudget(wanted: PriceWanted, budget: Budget, tariff: Tariff): Answer {
  const { firstPayment = highestPrice, instalment = highestPrice } = budget
  if (!isSum(firstPayment) || !isSum(instalment)) return refused({ code: 'budget-not-whole' })
  const at = (step: number) => checkedCredit({ ...wanted, otr: step * budgetStep }, tariff)
  const wrong = limitRefusals({ ...wanted, otr: highestPrice })
  if (wrong.length > 0) return caseRefused(wrong)
  // A case is refused when the price is too low, so the search continues upwards after a refusal.
  const fits = (each: Credit) => tdpOf(each) <= firstPayment && instalmentOf(each) <= instalment
  const last = highestPrice / budgetStep
  const step = lastThat(1, last, (each) => !satisfies(at(each), (credit) => !fits(credit)))
  const highest = at(step)
  if (!highest.ok && step === last) return caseRefused(highest.refusal)
  return satisfies(highest, fits)
    ? affordable({ ...wanted, otr: step * budgetStep }, highest)
    : refused({ code: 'budget-too-small' })
}

/** The monthly instalment that an income allows: a share of it in percent, minus other loans. */
export function instalmentForIncome(income: number, otherInstalments: number, share: number): number {
  if (!isSum(income) || !isSum(otherInstalments) || !(share >= 0 && share <= 100)) return 0
  const allowed = rounded(times(whole(sen(income)), percent(share)), { unit: 1, mode: 'down' })
  return inRupiah(atLeastZero(allowed - sen(otherInstalments)))
}

type Tried = Result<Credit, Refusal[]>

/** Down payments from the minimum to the price, counted in steps. */
function downPaymentSteps(car: CarWanted, minimumPercent: number, tariff: Tariff) {
  const priced = limitRefusals({ ...car, dp: { percent: minimumPercent } }).length === 0
  const price = priced ? inRupiah(priceOf(car)) : 0
  return {
    first: priced ? Math.ceil(downPaymentAmount(minimumPercent, price) / budgetStep) : 0,
    last: Math.floor(price / budgetStep),
    at: (step: number): Tried =>
      checkedCredit({ ...car, dp: priced ? { amount: step * budgetStep } : { percent: minimumPercent } }, tariff),
  }
}

/** Binary search: the last step that fulfils the condition. The first step fulfils it; a later one may not. */
function lastThat(first: number, last: number, holds: (step: number) => boolean): number {
  if (holds(last)) return last
  let [yes, no] = [first, last]
  while (no - yes > 1) {
    const middle = Math.floor((yes + no) / 2)
    if (holds(middle)) yes = middle
    else no = middle
  }
  return yes
}

function satisfies(tried: Tried, condition: (credit: Credit) => boolean): boolean {
  return tried.ok && condition(tried.value)
}

function affordable({ otr }: Pick<Case, 'otr'>, tried: Tried): Answer {
  if (!tried.ok) return caseRefused(tried.refusal)
  const { downPayment } = tried.value
  return done({ otr, downPayment: inRupiah(downPayment), tdp: tdpOf(tried.value), instalment: instalmentOf(tried.value) })
}

const caseRefused = (refusals: Refusal[]) => refused<BudgetRefusal>({ code: 'case-refused', refusals })

const tdpOf = ({ firstPayment }: Credit): number => inRupiah(firstPayment.total)
const instalmentOf = ({ instalment }: Credit): number => inRupiah(instalment)
const leastInstalment = (tried: Tried): number => (tried.ok ? instalmentOf(tried.value) : 0)

const isSum = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= highestPrice
