import { type BasisPoints, basisPoints, quotient, share, whole } from './basis-points.ts'
import type { CurrentCar } from './current-car.ts'
import { middleOf } from './kilometre-band.ts'
import type { Reference, Segment, Use } from './used-cars.ts'
import { line, shareLine, sumOf, type ValueLine } from './value-lines.ts'
import type { Curve, ValueRules } from './value-rules.ts'

/** The age of a car. Months count only in its first year, as in rules.md. */
export type CarAge = { years: number; months: number }

/** Whole calendar years, as in the curves. A car of this year is taken to be from January. */
export function ageOf(year: number, today: { year: number; month: number }): CarAge {
  const years = today.year - year
  return { years, months: years < 1 ? today.month - 1 : years * 12 }
}

/** From the price of a new car to the value by age, before anything specific to this car. */
export function byAge(price: number, age: CarAge, curve: Curve): ValueLine[] {
  if (age.years < 1) return inFirstYear(price, age, curve)
  const left = share(price, curve.firstYear)
  const { points, beyond } = indexAt(curve, age.years)
  const first = { code: 'first-year', reason: 'first-year-of-any-car' } as const
  const later = { code: 'age', reason: beyond ? 'years-beyond-the-curve' : 'years-on-the-curve' } as const
  const evidence = beyond ? { ...curve, confidence: 'low' as const } : curve
  const lines: ValueLine[] = [
    { ...line(first, left - price, curve), percent: less(curve.firstYear), of: 'reference' },
    { ...line(later, share(left, points) - left, evidence), percent: less(points), of: 'price-after-a-year' },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}

/** A linear part of the first year's loss. */
function inFirstYear(price: number, { months }: CarAge, curve: Curve): ValueLine[] {
  const points = basisPoints(quotient((curve.firstYear - whole) * months, 12))
  return [shareLine({ code: 'first-year', reason: 'newer-than-a-year' }, points, 'reference', price, curve)]
}

const less = (points: BasisPoints): BasisPoints => basisPoints(points - whole)

/** After the end of the curve each year loses the same share as its last year: our own rule, marked as low confidence. */
export function indexAt({ index }: Curve, years: number): { points: BasisPoints; beyond: boolean } {
  const [last = whole, before = whole] = [index.at(-1), index.at(-2)]
  const beyond = Math.max(0, years - index.length)
  let points: number = index[Math.min(years, index.length) - 1] ?? last
  for (let year = 0; year < beyond; year++) points = quotient(points * last, before)
  return { points: basisPoints(points), beyond: beyond > 0 }
}

/** Additions and deductions for this car, each as a share of its value by age. */
export function adjustments(car: CurrentCar, reference: Reference, age: CarAge, value: number, rules: ValueRules): ValueLine[] {
  const lines = [
    kilometresLine(middleOf(car.band), { age, use: car.model.use, value }, rules),
    transmissionLine(car, reference, age, value, rules),
    colourLine(car, value, rules),
    regionLine(car, value, rules),
  ]
  return lines.filter((one) => one !== null)
}

type Driven = { age: CarAge; use: Use; value: number }

export function kilometresLine(driven: number, { age, use, value }: Driven, { kilometres }: ValueRules): ValueLine | null {
  const more = driven - quotient(kilometres.aYear[use] * age.months, 12)
  const per10000 = more > 0 ? kilometres.per10000Above : basisPoints(-kilometres.per10000Below)
  const points = Math.max(kilometres.atWorst, Math.min(kilometres.atBest, quotient(more * per10000, 10_000)))
  if (points === 0) return null
  const reason = points < 0 ? 'more-than-usual' : 'less-than-usual'
  return shareLine({ code: 'kilometres', reason }, basisPoints(points), 'value-by-age', value, kilometres)
}

/** Only when the price is for the other gearbox. Diesels and pickups are worth more with manual; we have no figures on it. */
function transmissionLine(
  car: CurrentCar,
  reference: Reference,
  age: CarAge,
  value: number,
  rules: ValueRules,
): ValueLine | null {
  const { variant, model, transmission } = car
  if (transmission === (reference.transmission ?? variant.transmission)) return null
  if (variant.fuel === 'diesel' || model.pickup) return null
  const { automaticOverManual, ...evidence } = rules.transmission
  const step = automaticOverManual.find(({ untilAge }) => untilAge === null || age.years <= untilAge)
  if (!step) return null
  const automatic = transmission === 'automatic'
  const reason = automatic ? 'automatic-over-manual' : 'manual-under-automatic'
  const points = basisPoints(automatic ? step.percent : -step.percent)
  return shareLine({ code: 'transmission', reason }, points, 'value-by-age', value, evidence)
}

function colourLine({ colour }: CurrentCar, value: number, { colours }: ValueRules): ValueLine | null {
  if (!colour || colour.reason === 'colour-neutral') return null
  return shareLine({ code: 'colour', reason: colour.reason }, colour.percent, 'value-by-age', value, colours)
}

function regionLine({ province, plates }: CurrentCar, value: number, { region }: ValueRules): ValueLine | null {
  const away = plates.code === region.jakarta && province.code === region.centralJava
  if (away) {
    const why = { code: 'region', reason: 'jakarta-plates-in-central-java' } as const
    return shareLine(why, region.jakartaPlatesInCentralJava, 'value-by-age', value, region)
  }
  if (region.java.includes(province.code)) return null
  return shareLine({ code: 'region', reason: 'outside-java' }, region.outsideJava, 'value-by-age', value, region)
}

export const referenceLine = (price: number, evidence: Pick<ValueLine, 'confidence' | 'source'>): ValueLine =>
  line({ code: 'reference-price', reason: 'price-of-a-new-one' }, price, evidence)

export type Market = { low: number; middle: number; high: number; lines: ValueLine[]; segment: Segment }

export function marketOf(lines: ValueLine[], segment: Segment, { method }: ValueRules): Market {
  const middle = sumOf(lines)
  const spread = share(middle, method.marketSpread)
  return { low: middle - spread, middle, high: middle + spread, lines, segment }
}
