import { type Rupiah, rupiah } from '../../../lib/money.ts'
import { byAge, kilometresLine, marketOf, referenceLine } from './market-value.ts'
import { deductionsFor, rangeFor, type TradeInRange } from './trade-in-range.ts'
import type { Segment, Use } from './used-cars.ts'
import { sumOf, type ValueLine } from './value-lines.ts'
import type { ValueRules } from './value-rules.ts'

export type SoldLater = { price: Rupiah; segment: Segment; use: Use; years: number; kilometres: number }
export type Resale = { market: Rupiah; value: Rupiah; range: Pick<TradeInRange, 'low' | 'high'>; lines: ValueLine[] }

/** The trade-in value of a new car after some years, in good condition, at today's prices. */
export function resaleOf({ price, segment, use, years, kilometres }: SoldLater, rules: ValueRules): Resale {
  const age = { years, months: years * 12 }
  const aged = [referenceLine(price, rules.method), ...byAge(price, age, rules.curves[segment])]
  const driven = kilometresLine(kilometres, { age, use, value: sumOf(aged) }, rules)
  const market = marketOf(driven ? [...aged, driven] : aged, segment, rules)
  const { low, high, value, lines } = rangeFor(market, deductionsFor(null, rules), rules)
  return { market: rupiah(market.middle), value: rupiah(value), range: { low, high }, lines: [...market.lines, ...lines] }
}
