import { inRupiah } from '../../../core/simulation/arithmetic/sen.ts'
import { budgetStep } from '../../../core/simulation/budget.ts'
import type { FirstInstalment } from '../../../core/simulation/case/choices.ts'
import { checkedCredit } from '../../../core/simulation/simulate.ts'
import type { Terms } from './terms.ts'

/** A credit with a down payment that fits a budget. */
export type CreditPlan = {
  /** Slug of the package. */
  offered: string
  packageName: string
  firstInstalment: FirstInstalment
  downPayment: number
  /** Everything paid before delivery. */
  tdp: number
  instalment: number
  /** Paid at the end, on top of the last instalment. Mostly zero. */
  balloon: number
}

const { POSITIVE_INFINITY: unlimited } = Number

/** The plan with the lowest first payment, within the limits for the instalment and the first payment. */
export function leastFirstPayment(ways: readonly Terms[], instalment = unlimited, firstPayment = unlimited): CreditPlan | null {
  return ways.reduce<CreditPlan | null>((best, terms) => {
    const found = smallestDownPayment(terms, instalment, Math.min(best?.tdp ?? unlimited, firstPayment))
    if (!found || found.tdp > firstPayment) return best
    return !best || isLess(found, best, 'tdp', 'instalment') ? found : best
  }, null)
}

/** The plan with the lowest instalment, within the limit for the first payment. */
export function leastInstalment(ways: readonly Terms[], firstPayment = unlimited): CreditPlan | null {
  return ways.reduceRight<CreditPlan | null>((best, terms) => {
    const found = largestDownPayment(terms, firstPayment, best)
    return found && (!best || isLess(found, best, 'instalment', 'tdp')) ? found : best
  }, null)
}

type Sum = 'tdp' | 'instalment'

function isLess(one: CreditPlan, other: CreditPlan, sum: Sum, otherwise: Sum): boolean {
  return one[sum] < other[sum] || (one[sum] === other[sum] && one[otherwise] < other[otherwise])
}

/** A first payment is never less than its down payment: do not try down payments above the limit. */
function smallestDownPayment(terms: Terms, instalment: number, firstPayment: number): CreditPlan | null {
  const last = Math.min(terms.last, Math.floor(firstPayment / budgetStep))
  if (last < terms.first) return null
  const [least, most] = [planAt(terms, terms.first), planAt(terms, last)]
  if (!isAbove(least, instalment)) return least
  if (isAbove(most, instalment)) return null
  const isTooSmall = (step: number) => isAbove(planAt(terms, step), instalment)
  const guess = terms.first + Math.round((last - terms.first) * placeBetween(least, most, instalment))
  return planAt(terms, firstAcceptable(isTooSmall, { no: terms.first, yes: last }, guess))
}

/** Position of an instalment between those of two plans, from 0 to 1. */
function placeBetween(least: CreditPlan | null, most: CreditPlan | null, instalment: number): number {
  const [high, low] = [least?.instalment ?? instalment, most?.instalment ?? 0]
  return high > low ? (high - instalment) / (high - low) : 0
}

const isAbove = (plan: CreditPlan | null, instalment: number) => plan !== null && plan.instalment > instalment

type Bracket = { no: number; yes: number }

/** The first step that is not too small. Searches around a guess: apart from rounding the instalment falls linearly. */
function firstAcceptable(isTooSmall: (step: number) => boolean, { no, yes }: Bracket, guess: number): number {
  let [low, high] = [no, yes]
  const tryAt = (step: number) => {
    if (step <= low || step >= high) return
    if (isTooSmall(step)) low = step
    else high = step
  }
  for (let reach = 8; low === no && reach < yes - no; reach *= 8) tryAt(guess - reach)
  for (let reach = 8; high === yes && reach < yes - no; reach *= 8) tryAt(guess + reach)
  while (high - low > 1) tryAt(Math.floor((low + high) / 2))
  return high
}

/** A larger down payment raises the first payment by at most the same amount: raise it by what is left of the limit. */
function largestDownPayment(terms: Terms, firstPayment: number, best: CreditPlan | null): CreditPlan | null {
  const last = Math.min(terms.last, Math.floor(firstPayment / budgetStep))
  let plan = last < terms.first ? null : planAt(terms, terms.first)
  if (!plan || plan.tdp > firstPayment || isBeaten(planAt(terms, last), best)) return null
  for (let step = terms.first; step < last; ) {
    const left = Math.min(Math.floor((firstPayment - plan.tdp) / budgetStep), last - step)
    const next = planAt(terms, step + Math.max(left, 1))
    if (!next || next.tdp > firstPayment) break
    step += Math.max(left, 1)
    plan = next
  }
  return plan
}

const isBeaten = (plan: CreditPlan | null, best: CreditPlan | null) =>
  plan !== null && best !== null && plan.instalment > best.instalment

/** Null when so little is left to borrow that there is no valid credit. */
function planAt({ car, offered, firstInstalment, tariff }: Terms, step: number): CreditPlan | null {
  const tried = checkedCredit({ ...car, dp: { amount: step * budgetStep } }, tariff)
  if (!tried.ok) return null
  const { downPayment, firstPayment, instalment, loan } = tried.value
  return {
    offered: offered.slug,
    packageName: offered.name,
    firstInstalment,
    downPayment: inRupiah(downPayment),
    tdp: inRupiah(firstPayment.total),
    instalment: inRupiah(instalment),
    balloon: inRupiah(loan.balloon),
  }
}
