import type { RoundingMode } from './arithmetic/rounding.ts'

/** Sources of formulas and figures. */
export const sources = {
  case: { what: 'As entered, or as the package has it', confidence: 'high' },
  lenders: {
    what: 'Published tables of Indonesian lenders, reproduced to the rupiah (FX-01, FX-05 to FX-12, FX-15)',
    confidence: 'high',
  },
  annuity: { what: 'Published murabahah table, reproduced to the sen (FX-06)', confidence: 'high' },
  tariff: { what: 'SEOJK 6/SEOJK.05/2017, lower bound', confidence: 'high' },
  practice: { what: 'Usual practice, without a published table', confidence: 'medium' },
} as const
export type SourceCode = keyof typeof sources

/**
 * Symbols: OTR price, p percent, D net down payment, P principal, C financed charges, F financed amount, n months, f flat
 * rate and r effective rate a year, m = r ÷ 12, A instalment (before rounding, where interest and rates are calculated),
 * R rounding, B balloon, Z difference of the last instalment, V value of the old car, L its loan, E its used equity, S its
 * shortfall, T first payment before the trade-in, X other cash charges, K discount. For a policy year: SI insured sum,
 * t rate, a loading, e extensions, l liability premium.
 */
export const formulas = {
  given: { text: 'x', source: 'case' },
  'down-payment-percent': { text: 'D = R(p × OTR)', source: 'lenders' },
  principal: { text: 'P = OTR − D', source: 'lenders' },
  financed: { text: 'F = P + C', source: 'lenders' },
  'flat-instalment': { text: 'A = R((F × (1 + f × n ÷ 12) − B) ÷ n)', source: 'lenders' },
  'annuity-arrears': { text: 'A = R((F − B × (1 + m)^−n) × m ÷ (1 − (1 + m)^−n)), m = r ÷ 12', source: 'annuity' },
  'annuity-advance': {
    text: 'A = R((F − B × (1 + m)^−n) × m ÷ (1 − (1 + m)^−n) ÷ (1 + m)), m = r ÷ 12',
    source: 'annuity',
  },
  insurance: { text: 'R(Σ SI × (t × (1 + a) + e) + l)', source: 'tariff' },
  'insurance-own-rate': { text: 'R(Σ SI × (t × (1 + a) + e) + l)', source: 'case' },
  provision: { text: 'p × P', source: 'lenders' },
  'credit-life': { text: 'p × OTR', source: 'practice' },
  'trade-in': { text: 'min(max(V − L, 0), T)', source: 'practice' },
  'trade-in-shortfall': { text: 'max(L − V, 0)', source: 'practice' },
  'first-payment-advance': { text: 'TDP = D + A + X − K − E + S', source: 'lenders' },
  'first-payment-arrears': { text: 'TDP = D + X − K − E + S', source: 'lenders' },
  'flat-interest': { text: 'F × f × n ÷ 12', source: 'lenders' },
  'interest-total': { text: 'A × n + B − F', source: 'lenders' },
  'total-advance': { text: 'TDP + A × (n − 1) + B + Z', source: 'lenders' },
  'total-arrears': { text: 'TDP + A × n + B + Z', source: 'lenders' },
  'flat-rate': { text: 'f = (A × n + B − F) ÷ (F × n ÷ 12)', source: 'lenders' },
  'effective-arrears': { text: 'A × (1 − (1 + m)^−n) ÷ m + B × (1 + m)^−n = F, r = 12 × m', source: 'lenders' },
  'effective-advance': {
    text: 'A × (1 − (1 + m)^−n) ÷ m × (1 + m) + B × (1 + m)^−n = F, r = 12 × m',
    source: 'lenders',
  },
} as const satisfies Record<string, { text: string; source: SourceCode }>
export type FormulaCode = keyof typeof formulas

export type Rounds = Exclude<RoundingMode, 'none'>

/** How a figure was calculated: its formula, the values of the symbols, and the direction of rounding R. */
export type Explanation = {
  formula: FormulaCode
  source: SourceCode
  values: Readonly<Record<string, number>>
  rounding?: Rounds | undefined
}

export function explain(formula: FormulaCode, values: Record<string, number>, rounding?: Rounds): Explanation {
  return { formula, source: formulas[formula].source, values, ...(rounding && { rounding }) }
}
