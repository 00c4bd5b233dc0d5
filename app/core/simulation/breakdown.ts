import { over, toDecimal } from './arithmetic/ratio.ts'
import { inRupiah, oneRupiah, type Sen } from './arithmetic/sen.ts'
import type { ItemCode } from './charges.ts'
import type { Figure } from './explanations.ts'
import type { Explanation } from './formulas.ts'
import type { PolicyYear } from './insurance/insurance.ts'
import type { Rates } from './rates.ts'

/** `amount` is negative when it lowers the first payment: a discount or a trade-in. */
export type Item = { code: ItemCode; amount: number; paid: 'cash' | 'financed'; explanation: Explanation }

export type ScheduleRow = { month: number; instalment: number; interest: number; principal: number; balance: number }

export type TradeInFigures = {
  equity: number
  towardsDownPayment: number
  towardsCharges: number
  surplus: number
  shortfall: number
}

export type PolicyYearFigures = Pick<
  PolicyYear,
  'year' | 'cover' | 'ratePercent' | 'loadingPercent' | 'extensionPercent' | 'paid'
> & {
  insuredSum: number
  premium: number
}

/** The result of a case, in rupiah: whole numbers, unless the case asks for no rounding. */
export type Breakdown = Rates & {
  instalment: number
  instalmentUnrounded: number
  financed: number
  downPayment: number
  /** The sum of the cash items. */
  tdp: number
  items: Item[]
  /** Interest of the contract, before the instalment is rounded. */
  interestTotal: number
  /** First payment, the instalments after it, and the balloon. */
  totalPaid: number
  schedule: ScheduleRow[]
  /** OTR plus the surcharge of the colour. */
  price: number
  principal: number
  balloon: number
  tdpBeforeDeductions: number
  /** What rounding the instalment adds to all payments together, or subtracts. */
  roundingTotal: number
  /** The effective rate of the rounded instalments. The schedule uses it to split them. */
  scheduleRatePercent: number
  tradeIn: TradeInFigures
  insuranceYears: PolicyYearFigures[]
  explanations: Record<Figure, Explanation>
}

/** The part of a breakdown to compare with a lender's table, in the order of the printed table. */
export function printed(breakdown: Breakdown) {
  const { instalment, instalmentUnrounded, financed, downPayment, tdp, interestTotal, totalPaid } = breakdown
  const items = breakdown.items.map(({ code, amount, paid }) => ({ code, amount, paid }))
  const { flatPercent, effectivePercent, schedule } = breakdown
  return {
    instalment,
    instalmentUnrounded,
    financed,
    downPayment,
    tdp,
    items,
    interestTotal,
    totalPaid,
    flatPercent,
    effectivePercent,
    schedule,
  }
}

export function allInRupiah<Name extends string>(sums: Record<Name, Sen>): Record<Name, number> {
  const entries = Object.entries<Sen>(sums).map(([name, amount]) => [name, inRupiah(amount)])
  return Object.fromEntries(entries) as Record<Name, number>
}

export function figuresOf({ insuredSum, premium, liabilityPremium: _, ...year }: PolicyYear): PolicyYearFigures {
  return { ...year, insuredSum: toDecimal(over(insuredSum, oneRupiah)), premium: toDecimal(over(premium, oneRupiah)) }
}
