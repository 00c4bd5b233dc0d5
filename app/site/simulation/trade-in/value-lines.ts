import type { Confidence } from '../../../core/cars/car.ts'
import { type BasisPoints, quotient, share } from './basis-points.ts'
import type { Answer } from './value-rules.ts'

export const lineCodes = [
  'reference-price',
  'first-year',
  'age',
  'kilometres',
  'transmission',
  'colour',
  'region',
  'market-spread',
  'dealer-margin',
  'service-history',
  'accident',
  'flood',
  'tax',
  'owners',
  'body',
  'interior',
  'tyres',
  'upper-end',
  'rounding',
] as const
/** The subject of a line. Lines are in this order. */
export type LineCode = (typeof lineCodes)[number]

/** The reason for the amount of a line. */
export type LineReason =
  | 'price-of-a-new-one'
  | 'first-year-of-any-car'
  | 'newer-than-a-year'
  | 'years-on-the-curve'
  | 'years-beyond-the-curve'
  | 'more-than-usual'
  | 'less-than-usual'
  | 'automatic-over-manual'
  | 'manual-under-automatic'
  | 'colour-less-wanted'
  | 'colour-rare'
  | 'outside-java'
  | 'jakarta-plates-in-central-java'
  | 'lower-end-of-the-market'
  | 'work-and-risk-of-the-dealer'
  | 'points-back-at-the-upper-end'
  | 'rounded'
  | Answer

/** The amount that a line's percentage refers to. */
export type ShareOf = 'reference' | 'price-after-a-year' | 'value-by-age' | 'market'

/** One step of the calculation: `amount` adds up to the value, `low` and `high` to the ends of the range. */
export type ValueLine = {
  code: LineCode
  reason: LineReason
  /** Null for the price itself and for rounding. A step that concerns one end has the percentage of that end. */
  percent: BasisPoints | null
  of: ShareOf | null
  amount: number
  low: number
  high: number
  confidence: Confidence
  source: string
}

type Evidence = { confidence: Confidence; source: string }
type Why = Pick<ValueLine, 'code' | 'reason'>

/** A step that is the same for both ends. */
export function line(why: Why, amount: number, { confidence, source }: Evidence): ValueLine {
  return { ...why, percent: null, of: null, amount, low: amount, high: amount, confidence, source }
}

export function shareLine(why: Why, percent: BasisPoints, of: ShareOf, from: number, evidence: Evidence): ValueLine {
  return { ...line(why, share(from, percent), evidence), percent, of }
}

/** A step that differs between the ends. The value is in the middle. */
export function endsLine(why: Why, ends: { low: number; high: number }, evidence: Evidence): ValueLine {
  return { ...line(why, quotient(ends.low + ends.high, 2), evidence), ...ends }
}

export function sumOf(lines: readonly ValueLine[], figure: 'amount' | 'low' | 'high' = 'amount'): number {
  return lines.reduce((sum, one) => sum + one[figure], 0)
}
