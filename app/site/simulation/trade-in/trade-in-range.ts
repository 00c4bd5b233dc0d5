import { type BasisPoints, basisPoints, share, toNearest } from './basis-points.ts'
import type { Market } from './market-value.ts'
import { endsLine, line, sumOf, type ValueLine } from './value-lines.ts'
import { type Answers, conditionParts, histories, type ValueRules } from './value-rules.ts'

export type Deduction = Pick<ValueLine, 'code' | 'reason' | 'confidence' | 'source'> & { percent: BasisPoints }

/** The dealer's deductions from the market value. Negative when the car is better than normal. */
export function deductionsFor(answers: Answers | null, rules: ValueRules): Deduction[] {
  const { deductions } = rules
  const { confidence, source } = deductions
  const margin = { code: 'dealer-margin', reason: 'work-and-risk-of-the-dealer', percent: deductions.dealerMargin } as const
  const all = [
    { ...margin, confidence, source },
    ...(answers ? [...historyOf(answers, rules), ...conditionOf(answers, rules)] : []),
  ]
  return all.filter(({ percent }) => percent !== 0)
}

function historyOf(answers: Answers, { deductions }: ValueRules): Deduction[] {
  const { confidence, source } = deductions
  return histories.map((code) => {
    const reason = answers[code]
    const percents: Record<string, BasisPoints> = deductions[code]
    return { code, reason, percent: percents[reason] ?? basisPoints(0), confidence, source }
  })
}

function conditionOf(answers: Answers, { condition }: ValueRules): Deduction[] {
  const { points, percentPerPoint, confidence, source } = condition
  return conditionParts.map((code) => {
    const reason = answers[code]
    const lost = points[code].normal - points[code][reason]
    return { code, reason, percent: basisPoints(lost * percentPerPoint), confidence, source }
  })
}

export type TradeInRange = { low: number; high: number; value: number; lines: ValueLine[] }

/** Both ends of the range by the formulas of rules.md, and every step from the market's middle to them. */
export function rangeFor(market: Market, deductions: readonly Deduction[], rules: ValueRules): TradeInRange {
  const { rounding, upperEnd } = rules.method
  const taken = deductions.reduce((sum, { percent }) => sum + percent, 0)
  const takenAbove = basisPoints(Math.max(upperEnd.atLeast, taken - upperEnd.pointsBack))
  const exactHigh = market.middle - share(market.middle, takenAbove)
  const low = Math.max(0, toNearest(market.low - share(market.low, basisPoints(taken)), rounding))
  const high = Math.max(low, toNearest(exactHigh, rounding))
  const steps = stepsFor(market, deductions, exactHigh, rules)
  const lines = [...steps, roundingLine({ low, high }, [...market.lines, ...steps], rules)]
  return { low, high, value: (low + high) / 2, lines }
}

function stepsFor(market: Market, deductions: readonly Deduction[], exactHigh: number, { method }: ValueRules): ValueLine[] {
  const spread = endsLine(
    { code: 'market-spread', reason: 'lower-end-of-the-market' },
    { low: market.low - market.middle, high: 0 },
    method,
  )
  const taken = deductions.map((one) => deductionLine(market, one))
  const upper = { low: 0, high: exactHigh - market.middle - sumOf(taken, 'high') }
  const back = endsLine({ code: 'upper-end', reason: 'points-back-at-the-upper-end' }, upper, method)
  return [
    { ...spread, percent: basisPoints(-method.marketSpread), of: 'market' },
    ...taken,
    { ...back, percent: method.upperEnd.pointsBack, of: 'market' },
  ]
}

function deductionLine({ low, middle }: Market, { code, reason, percent, ...evidence }: Deduction): ValueLine {
  const ends = { low: -share(low, percent), high: -share(middle, percent) }
  return { ...endsLine({ code, reason }, ends, evidence), percent: basisPoints(-percent), of: 'market' }
}

/** The rounding that the rules require, including single rupiah lost by rounding in earlier steps. */
function roundingLine(
  { low, high }: { low: number; high: number },
  before: readonly ValueLine[],
  { method }: ValueRules,
): ValueLine {
  return {
    ...line({ code: 'rounding', reason: 'rounded' }, (low + high) / 2 - sumOf(before), method),
    low: low - sumOf(before, 'low'),
    high: high - sumOf(before, 'high'),
  }
}
