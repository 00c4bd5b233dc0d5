import { over, type Ratio, toDecimal } from './arithmetic/ratio.ts'
import { type Rounding, roundingOf } from './arithmetic/rounding.ts'
import { inRupiah, oneRupiah, type Sen, sen } from './arithmetic/sen.ts'
import type { Item } from './breakdown.ts'
import type { Case } from './case/case-schema.ts'
import { type Part, sumOf } from './charges.ts'
import { type Credit, isFlat } from './credit.ts'
import { type Explanation, explain, type FormulaCode } from './formulas.ts'
import { ratesOf } from './rates.ts'

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
/** A figure of the breakdown that can be explained. Items of the first payment have their own explanation. */
export type Figure = (typeof figures)[number]

type Values = Record<string, number>

/** `lastDiffers`: the difference of the last instalment from the others. */
export function explanationsOf(theCase: Case, credit: Credit, lastDiffers: Sen): Record<Figure, Explanation> {
  const timing = credit.loan.firstInstalment
  const values = valuesOf(theCase, credit)
  // Interest and rates are those of the contract, before the instalment is rounded.
  const agreed = { ...values, A: toRupiahDecimal(credit.unrounded) }
  const written: Explanation = explain('given', { x: theCase.rate.percent })
  const isOwnRate = theCase.rate.percent === 0 || !isFlat(theCase.rate.kind)
  return {
    principal: explain('principal', values),
    financed: explain('financed', values),
    instalment: instalmentExplanation(theCase, credit),
    tdp: explain(`first-payment-${timing}`, { ...values, ...partsOf(credit) }),
    interestTotal: explain(isByFlatRate(theCase, credit) ? 'flat-interest' : 'interest-total', agreed),
    totalPaid: explain(`total-${timing}`, { ...values, Z: inRupiah(lastDiffers) }),
    flatPercent: isByFlatRate(theCase, credit) ? written : explain('flat-rate', agreed),
    effectivePercent: isOwnRate ? written : explain(`effective-${timing}`, agreed),
  }
}

/** True when the flat rate determines the interest. Without interest this is always true. */
function isByFlatRate({ rate }: Case, { loan }: Credit): boolean {
  return rate.percent === 0 || (isFlat(rate.kind) && (loan.firstInstalment === 'arrears' || rate.basis !== 'same-effective'))
}

function instalmentExplanation(theCase: Case, credit: Credit): Explanation {
  const values = valuesOf(theCase, credit)
  const mode = modeOf(credit.rounding)
  if (isByFlatRate(theCase, credit)) return explain('flat-instalment', values, mode)
  return explain(`annuity-${credit.loan.firstInstalment}`, { ...values, r: ratesOf(theCase, credit).effectivePercent }, mode)
}

/** Undefined when nothing is rounded. */
const modeOf = ({ mode }: Rounding) => (mode === 'none' ? undefined : mode)

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
    ...(isFlat(theCase.rate.kind) || theCase.rate.percent === 0 ? { f: theCase.rate.percent } : { r: theCase.rate.percent }),
    ...(rounding.mode !== 'none' && { R: rounding.unit }),
  }
}

/** The parts of the first payment besides down payment and instalment. */
function partsOf({ firstPayment: { parts } }: Credit): Values {
  const paid = (isMeant: (code: Part['code']) => boolean): number =>
    inRupiah(
      sumOf(
        parts.filter(({ code }) => isMeant(code)),
        'cash',
      ),
    )
  return {
    X: paid((code) => !namedParts.has(code)),
    K: 0 - paid((code) => code === 'discount'),
    E: 0 - paid((code) => code === 'trade-in'),
    S: paid((code) => code === 'trade-in-shortfall'),
  }
}

const namedParts = new Set<Part['code']>(['down-payment', 'first-instalment', 'discount', 'trade-in', 'trade-in-shortfall'])

/** The parts of the first payment and the financed charges, each with its explanation. */
export function itemsOf(theCase: Case, credit: Credit): Item[] {
  const values = valuesOf(theCase, credit)
  const instalment = instalmentExplanation(theCase, credit)
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
    'trade-in': () =>
      explain('trade-in', { V, L, T: inRupiah(credit.firstPayment.beforeDeductions - sen(theCase.discount ?? 0)) }),
    'trade-in-shortfall': () => explain('trade-in-shortfall', { V, L }),
  }
  return own[code]?.() ?? explain('given', { x: inRupiah(amount) })
}

/** A percent that gives an exact amount is not explained as rounded. */
function downPaymentExplanation({ dp }: Case, { OTR = 0, D = 0 }: Values): Explanation {
  if (dp.percent === undefined) return explain('given', { x: D })
  const isRounded = Math.abs((dp.percent / 100) * OTR - D) > 0.5
  return isRounded
    ? explain('down-payment-percent', { p: dp.percent, OTR, D, R: 1000 }, 'nearest')
    : explain('down-payment-percent', { p: dp.percent, OTR, D })
}

/** SI1, t1, a1, e1 and l1 are the values of the first policy year. */
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
  const rounding = roundingOf(insurance?.rounding, wholeRupiah)
  const { unit, mode } = rounding.mode === 'none' ? wholeRupiah : rounding
  return explain(formula, { ...Object.fromEntries(values), R: unit }, modeOf({ unit, mode }))
}

const wholeRupiah: Rounding = { unit: 1, mode: 'nearest' }

const toRupiahDecimal = (amount: Ratio): number => toDecimal(over(amount, oneRupiah))
