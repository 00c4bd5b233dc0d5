import { over, type Ratio, toDecimal } from './arithmetic/ratio.ts'
import { inRupiah, oneRupiah } from './arithmetic/sen.ts'
import type { Item } from './breakdown.ts'
import type { Case } from './case/case-schema.ts'
import type { Part } from './charges.ts'
import { type Credit, isFlat } from './credit.ts'
import { type Explanation, explain, type FormulaCode } from './formulas.ts'

export const figures = [
  'principal',
  'financed',
  'instalment',
  'tdp',
  'interestTotal',
  'totalPaid',
  'flatPercent',
  'effectivePercent',
] as const
/** A figure of the breakdown that can be explained; items of the first payment carry their own explanation. */
export type Figure = (typeof figures)[number]

type Values = Record<string, number>

export function explanationsOf(theCase: Case, credit: Credit): Record<Figure, Explanation> {
  const { loan } = credit
  const timing = loan.firstInstalment
  const values = valuesOf(theCase, credit)
  const rate: Explanation = explain('given', { x: theCase.rate.percent })
  const quotedFlat = isFlat(theCase.rate.kind) && (timing === 'arrears' || theCase.rate.basis !== 'same-effective')
  return {
    principal: explain('principal', values),
    financed: explain('financed', values),
    instalment: explain(quotedFlat ? 'flat-instalment' : `annuity-${timing}`, values),
    tdp: explain(`first-payment-${timing}`, values),
    // The interest of the contract, before the instalment is rounded.
    interestTotal: explain('interest-total', { ...values, A: toRupiahDecimal(credit.unrounded) }),
    totalPaid: explain(`total-${timing}`, values),
    flatPercent: quotedFlat ? rate : explain('flat-rate', values),
    effectivePercent: isFlat(theCase.rate.kind) ? explain(`effective-${timing}`, values) : rate,
  }
}

function valuesOf(theCase: Case, credit: Credit): Values {
  const { price, downPayment, principal, loan, instalment, firstPayment, rounding } = credit
  return {
    OTR: inRupiah(price),
    D: inRupiah(downPayment),
    P: inRupiah(principal),
    C: inRupiah(loan.financed - principal),
    F: inRupiah(loan.financed),
    B: inRupiah(loan.balloon),
    A: inRupiah(instalment),
    TDP: inRupiah(firstPayment.total),
    n: loan.months,
    ...(isFlat(theCase.rate.kind) ? { f: theCase.rate.percent } : { r: theCase.rate.percent, m: theCase.rate.percent / 12 }),
    R: rounding.mode === 'none' ? 0 : rounding.unit,
  }
}

/** The parts of the first payment and the financed charges, each with the way it came about. */
export function itemsOf(theCase: Case, credit: Credit): Item[] {
  const values = valuesOf(theCase, credit)
  const { instalment } = explanationsOf(theCase, credit)
  return credit.firstPayment.parts.map((part) => ({
    code: part.code,
    amount: inRupiah(part.amount),
    paid: part.paid,
    explanation: part.code === 'first-instalment' ? instalment : explainPart(part, theCase, credit, values),
  }))
}

function explainPart({ code, amount, paid }: Part, theCase: Case, credit: Credit, values: Values): Explanation {
  const { V, L } = { V: theCase.tradeIn?.value ?? 0, L: theCase.tradeIn?.payoff ?? 0 }
  const own: Partial<Record<Part['code'], () => Explanation>> = {
    'down-payment': () => downPaymentExplanation(theCase, values),
    insurance: () => insuranceExplanation(theCase, credit, paid),
    provision: () => explain('provision', { p: theCase.fees?.provisionPercent ?? 0, P: values.P ?? 0 }),
    'credit-life': () => explain('credit-life', { p: theCase.fees?.creditLifePercent ?? 0, OTR: values.OTR ?? 0 }),
    'trade-in': () => explain('trade-in', { V, L, T: inRupiah(credit.firstPayment.beforeDeductions) - (theCase.discount ?? 0) }),
    'trade-in-shortfall': () => explain('trade-in-shortfall', { V, L }),
  }
  return own[code]?.() ?? explain('given', { x: inRupiah(amount) })
}

function downPaymentExplanation({ dp }: Case, { OTR = 0, D = 0 }: Values): Explanation {
  return dp.percent === undefined ? explain('given', { x: D }) : explain('down-payment-percent', { p: dp.percent, OTR, D })
}

/** s1, t1, a1 and e1 are the share, rate, loading and extensions of the first policy year; l1 its liability premium. */
function insuranceExplanation({ insurance }: Case, credit: Credit, paid: Part['paid']): Explanation {
  const formula: FormulaCode = insurance?.ratePercent === undefined ? 'insurance' : 'insurance-own-rate'
  const years = credit.insurance.years.filter((each) => each.paid === paid)
  const values = years.flatMap((each) => [
    [`SI${each.year}`, toRupiahDecimal(each.insuredSum)],
    [`t${each.year}`, each.ratePercent],
    [`a${each.year}`, each.loadingPercent],
    [`e${each.year}`, each.extensionPercent],
    [`l${each.year}`, toRupiahDecimal(each.liabilityPremium)],
  ])
  return explain(formula, Object.fromEntries(values))
}

const toRupiahDecimal = (amount: Ratio): number => toDecimal(over(amount, oneRupiah))
