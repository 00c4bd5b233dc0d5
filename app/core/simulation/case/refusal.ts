export const fields = [
  'case',
  'otr',
  'colourSurcharge',
  'dp',
  'dp.percent',
  'dp.amount',
  'tenorMonths',
  'rate',
  'rate.kind',
  'rate.percent',
  'rate.basis',
  'firstInstalment',
  'rounding',
  'rounding.unit',
  'rounding.mode',
  'insurance',
  'insurance.cover',
  'insurance.region',
  'insurance.ratePercent',
  'insurance.insuredShareByYear',
  'insurance.financed',
  'insurance.extensions',
  'insurance.vehicleAge',
  'insurance.rounding',
  'fees',
  'fees.admin',
  'fees.fiduciary',
  'fees.policy',
  'fees.provisionPercent',
  'fees.creditLifePercent',
  'fees.financed',
  'discount',
  'accessories',
  'tradeIn',
  'tradeIn.value',
  'tradeIn.payoff',
  'balloonPercent',
] as const
export type Field = (typeof fields)[number]

export const refusalCodes = [
  'missing',
  'not-a-number',
  'not-an-option',
  'wrong-shape',
  'unknown-field',
  'not-whole',
  'negative',
  'too-small',
  'too-large',
  /** A down payment must have either a percent or an amount. */
  'percent-or-amount',
  'above-price',
  'above-principal',
  'above-first-payment',
  /** The rounding unit is larger than the instalment. */
  'above-instalment',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Why a case cannot be calculated. `at`: the exact place when it is deeper than the field, such as `insurance.cover.1`. */
export type Refusal = { readonly field: Field; readonly code: RefusalCode; readonly at?: string; readonly limit?: number }
