import type { Confidence } from '../../../core/cars/car.ts'
import { type DateParts, daysAfter } from '../../../lib/date-parts.ts'
import { type Rupiah, rupiah } from '../../../lib/money.ts'
import { done, type Result } from '../../../lib/result.ts'
import { toNearest } from './basis-points.ts'
import { type CurrentCar, readCurrentCar, type TradeInData } from './current-car.ts'
import { type Equity, equityOf } from './equity.ts'
import { adjustments, ageOf, byAge, type CarAge, indexAt, type Market, marketOf, referenceLine } from './market-value.ts'
import { deductionsFor, rangeFor } from './trade-in-range.ts'
import type { Refusals, TypedCar } from './typed-car.ts'
import type { Reference, ReferenceBasis, Segment, UsedCars } from './used-cars.ts'
import { sumOf, type ValueLine } from './value-lines.ts'
import type { ValueRules } from './value-rules.ts'

export const caveats = [
  'price-of-another-line',
  'curve-prolonged',
  'electric',
  'plug-in-hybrid',
  'city-not-counted',
  'answers-assumed',
] as const
/** Reasons why an estimate is less reliable than it looks. */
export type Caveat = (typeof caveats)[number]

export type RestsOn = {
  price: Rupiah
  basis: ReferenceBasis
  confidence: Confidence
  source: string
  /** Date of the price list or of the data. */
  asOf: string
  segment: Segment
  years: number
}

export type TradeIn = {
  car: CurrentCar
  market: { low: Rupiah; middle: Rupiah; high: Rupiah }
  range: { low: Rupiah; high: Rupiah }
  /** The middle of the range, used in the simulation. */
  value: Rupiah
  /** From the price of a new car to the value. Every column adds up exactly. */
  lines: ValueLine[]
  equity: Equity
  validUntil: DateParts
  confidence: Confidence
  restsOn: RestsOn
  caveats: Caveat[]
}

/** The estimate of a dealer's offer for a car that nobody has inspected. */
export function valueTradeIn(typed: TypedCar, data: TradeInData, today: DateParts): Result<TradeIn, Refusals> {
  const read = readCurrentCar(typed, data, today.year)
  return read.ok ? appraise(read.value, data, today) : read
}

function appraise(car: CurrentCar, { cars, rules }: TradeInData, today: DateParts): Result<TradeIn, Refusals> {
  const { reference } = car.variant
  if (!reference) return { ok: false, refusal: ['variant-not-valued'] }
  const age = ageOf(car.year, today)
  const market = marketFor(car, reference, age, { cars, rules })
  const range = rangeFor(market, deductionsFor(car.answers, rules), rules)
  const weak = caveatsFor(car, reference, age, rules)
  const restsOn = restingOn(car, reference, age, cars)
  return done({
    car,
    market: roundedMarket(market, rules),
    range: { low: rupiah(range.low), high: rupiah(range.high) },
    value: rupiah(range.value),
    lines: [...market.lines, ...range.lines],
    equity: equityOf(rupiah(range.value), car.payoff),
    validUntil: daysAfter(today, rules.method.validDays),
    confidence: confidenceOf(restsOn, rules, weak),
    restsOn,
    caveats: weak,
  })
}

type Facts = Pick<TradeInData, 'cars' | 'rules'>

function marketFor(car: CurrentCar, reference: Reference, age: CarAge, { cars, rules }: Facts): Market {
  const { segment } = car.model
  const price = referenceLine(reference.amount, cars.bases[reference.basis])
  const aged = [price, ...byAge(reference.amount, age, rules.curves[segment])]
  return marketOf([...aged, ...adjustments(car, reference, age, sumOf(aged), rules)], segment, rules)
}

function roundedMarket({ low, middle, high }: Market, { method }: ValueRules): TradeIn['market'] {
  const rounded = (amount: number) => rupiah(toNearest(amount, method.rounding))
  return { low: rounded(low), middle: rounded(middle), high: rounded(high) }
}

function restingOn({ model }: CurrentCar, { amount, basis }: Reference, { years }: CarAge, cars: UsedCars): RestsOn {
  const { confidence, source } = cars.bases[basis]
  const asOf = cars.sources[source]?.date ?? cars.compiled
  return { price: amount, basis, confidence, source, asOf, segment: model.segment, years }
}

function caveatsFor(car: CurrentCar, { basis }: Reference, age: CarAge, { curves }: ValueRules): Caveat[] {
  const { variant, model, city, assumed } = car
  const when: Record<Caveat, boolean> = {
    'price-of-another-line': basis === 'model-lowest' || basis === 'segment-median',
    'curve-prolonged': indexAt(curves[model.segment], age.years).beyond,
    electric: variant.fuel === 'electric',
    'plug-in-hybrid': variant.fuel === 'plug-in-hybrid',
    'city-not-counted': city !== null,
    'answers-assumed': assumed.length > 0,
  }
  return caveats.filter((one) => when[one])
}

/** Not higher than the confidence of its sources. Default answers are mentioned but do not lower it. */
function confidenceOf(restsOn: RestsOn, { method, curves }: ValueRules, weak: readonly Caveat[]): Confidence {
  const lowers: Caveat[] = ['price-of-another-line', 'curve-prolonged', 'electric', 'plug-in-hybrid']
  if (weak.some((one) => lowers.includes(one))) return 'low'
  const all = [restsOn.confidence, method.confidence, curves[restsOn.segment].confidence]
  return (['low', 'medium'] as const).find((one) => all.includes(one)) ?? 'high'
}
