/** Where a formula or a figure comes from. */
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
 * In the symbols of the trade: OTR price, p percent, D net down payment, P principal, C financed charges, F financed,
 * n months, f flat and r effective rate a year, m = r ÷ 12, A instalment, R rounding, B balloon, V value of the old
 * car, L its loan, E equity, T the first payment before it.
 */
export const formulas = {
  given: { text: 'x', source: 'case' },
  'down-payment-percent': { text: 'D = p × OTR', source: 'lenders' },
  principal: { text: 'P = OTR − D', source: 'lenders' },
  financed: { text: 'F = P + C', source: 'lenders' },
  'flat-instalment': { text: 'A = R((F × (1 + f × n ÷ 12) − B) ÷ n)', source: 'lenders' },
  'annuity-arrears': { text: 'A = R((F − B × (1 + m)^−n) × m ÷ (1 − (1 + m)^−n))', source: 'annuity' },
  'annuity-advance': { text: 'A = R((F − B × (1 + m)^−n) × m ÷ (1 − (1 + m)^−n) ÷ (1 + m))', source: 'annuity' },
  insurance: { text: 'Σ OTR × s × (t × (1 + a) + e) + l', source: 'tariff' },
  'insurance-own-rate': { text: 'Σ OTR × s × (t + e) + l', source: 'case' },
  provision: { text: 'p × P', source: 'lenders' },
  'credit-life': { text: 'p × OTR', source: 'practice' },
  'trade-in': { text: 'min(max(V − L, 0), T)', source: 'practice' },
  'trade-in-shortfall': { text: 'max(L − V, 0)', source: 'practice' },
  'first-payment-advance': { text: 'TDP = D + A + Σ − E', source: 'lenders' },
  'first-payment-arrears': { text: 'TDP = D + Σ − E', source: 'lenders' },
  'interest-total': { text: 'A × n + B − F', source: 'lenders' },
  'total-advance': { text: 'TDP + A × (n − 1) + B', source: 'lenders' },
  'total-arrears': { text: 'TDP + A × n + B', source: 'lenders' },
  'flat-rate': { text: 'f = (A × n + B − F) ÷ (F × n ÷ 12)', source: 'lenders' },
  'effective-arrears': { text: 'F = A × (1 − (1 + m)^−n) ÷ m + B × (1 + m)^−n, r = 12 × m', source: 'lenders' },
  'effective-advance': { text: 'F = A × (1 − (1 + m)^−n) ÷ m × (1 + m) + B × (1 + m)^−n, r = 12 × m', source: 'lenders' },
} as const satisfies Record<string, { text: string; source: SourceCode }>
export type FormulaCode = keyof typeof formulas

/** How a figure came about: its formula, and what stood for the symbols. */
export type Explanation = { formula: FormulaCode; source: SourceCode; values: Readonly<Record<string, number>> }

export function explain(formula: FormulaCode, values: Record<string, number>): Explanation {
  return { formula, source: formulas[formula].source, values }
}
