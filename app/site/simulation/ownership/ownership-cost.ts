import { type Rupiah, rupiah } from '../../../lib/money.ts'
import { done, type Result } from '../../../lib/result.ts'
import { quotient } from '../trade-in/basis-points.ts'
import { type Resale, resaleOf } from '../trade-in/resale.ts'
import { type CostKind, type CostLine, costKinds, costOf, weakest } from './cost-lines.ts'
import { electricShareOf, energyLines, priceIn } from './energy-cost.ts'
import {
  checkOwned,
  type Owned,
  type OwnedCar,
  type OwnershipChoices,
  type OwnershipData,
  type OwnershipRefusal,
  paidFor,
} from './ownership-choices.ts'
import { type PlannedVisit, plannedVisits } from './planned-visits.ts'
import { serviceLines } from './service-cost.ts'
import { taxLines } from './yearly-tax.ts'

export const costCaveats = [
  'consumption-estimated',
  'fuel-price-of-another-province',
  'tax-assumed',
  'rate-of-the-first-car',
  'electric-share-not-counted',
  'insurance-renewed',
  'insurance-of-its-owner',
  'without-service',
  'service-cost-unknown',
  'service-beyond-schedule',
  'service-package-not-counted',
  'wear-not-counted',
] as const
/** Missing from the total, or less reliable than it looks. */
export type CostCaveat = (typeof costCaveats)[number]

export type OwnershipCost = {
  years: number
  kilometres: number
  lines: CostLine[]
  /** Every visit to the workshop, also those of unknown cost. */
  visits: PlannedVisit[]
  byYear: Rupiah[]
  byKind: Record<CostKind, Rupiah>
  total: Rupiah
  /** Money paid in these years: everything except the loss of value. */
  paid: Rupiah
  resale: Resale
  perMonth: Rupiah
  perKilometre: Rupiah
  caveats: CostCaveat[]
}

/** The cost of a new car over the years, from purchase to resale, at today's prices. */
export function ownershipCost(
  car: OwnedCar,
  choices: OwnershipChoices,
  data: OwnershipData,
): Result<OwnershipCost, OwnershipRefusal> {
  const checked = checkOwned(car, choices, data)
  return checked.ok ? done(costFor(checked.value, data)) : checked
}

function costFor(owned: Owned, data: OwnershipData): OwnershipCost {
  const { years } = data.facts
  const span = Array.from({ length: years }, (_, before) => before + 1)
  const values = span.map((year) => resaleAfter(owned, year, data))
  const { kilometresAYear } = owned.choices
  const visits = plannedVisits(data.maintenance, owned.car, { years, kilometresAYear })
  const lines = span.flatMap((year) => [...linesOf(owned, year, values, data), ...serviceLines(visits, year, data.maintenance)])
  const kilometres = kilometresAYear * years
  const total = costOf(lines)
  const byKind = kindsOf(lines)
  return {
    years,
    kilometres,
    lines,
    visits,
    byYear: span.map((year) => costOf(lines.filter((one) => one.year === year))),
    byKind,
    total,
    paid: rupiah(total - byKind.depreciation),
    resale: resaleAfter(owned, years, data),
    perMonth: rupiah(quotient(total, years * 12)),
    perKilometre: rupiah(quotient(total, kilometres)),
    caveats: caveatsFor(owned, visits, data),
  }
}

function resaleAfter({ car, carFacts, choices }: Owned, years: number, { rules }: OwnershipData): Resale {
  const { segment, use } = carFacts
  return resaleOf({ price: car.price, segment, use, years, kilometres: choices.kilometresAYear * years }, rules)
}

function linesOf(owned: Owned, year: number, values: readonly Resale[], data: OwnershipData): CostLine[] {
  return [
    lossOfValue(owned, year, values, data),
    ...taxLines(owned, year, data.facts),
    premiumLine(owned, year, data.facts.years),
    ...energyLines(owned, year, data.facts),
  ]
}

/** Starts from the price paid. A car that is worth more than that has no loss yet. */
function lossOfValue({ car, carFacts }: Owned, year: number, values: readonly Resale[], { rules }: OwnershipData): CostLine {
  const paid = paidFor(car)
  const before = Math.min(values[year - 2]?.value ?? paid, paid)
  const after = Math.min(values[year - 1]?.value ?? before, paid)
  const { confidence, source } = rules.curves[carFacts.segment]
  return {
    year,
    kind: 'depreciation',
    code: 'loss-of-value',
    amount: rupiah(before - after),
    formula: 'value-before-less-value-after',
    inputs: { before, after },
    confidence: car.fuel === 'plug-in-hybrid' ? 'low' : weakest(confidence, rules.method.confidence),
    source,
  }
}

/** `inputs` say which years belong to the credit and which are renewed. */
function premiumLine({ choices }: Owned, year: number, years: number): CostLine {
  const { premiums, ofCredit, confidence, source } = choices.insurance
  const [code, inputs] =
    year <= ofCredit
      ? (['premium-of-credit', { from: 1, to: ofCredit }] as const)
      : (['premium-renewed', { from: ofCredit + 1, to: years }] as const)
  const amount = premiums[year - 1] ?? rupiah(0)
  return { kind: 'insurance', code, formula: 'given-by-the-caller', year, amount, inputs, confidence, source }
}

function kindsOf(lines: readonly CostLine[]): Record<CostKind, Rupiah> {
  const sums = costKinds.map((kind) => [kind, costOf(lines.filter((one) => one.kind === kind))] as const)
  return Object.fromEntries(sums) as Record<CostKind, Rupiah>
}

function caveatsFor(owned: Owned, visits: readonly PlannedVisit[], { facts }: OwnershipData): CostCaveat[] {
  const { car, carFacts, choices, province } = owned
  const fuelPrices = car.fuel === 'diesel' ? facts.energy.diesel : facts.energy.petrol
  const { ofCredit } = choices.insurance
  const when: Record<CostCaveat, boolean> = {
    'consumption-estimated': carFacts.kilometresPerLitre.basis === 'estimate',
    'fuel-price-of-another-province': priceIn(province.code, fuelPrices).elsewhere,
    'tax-assumed': province.basis === 'assumed',
    'rate-of-the-first-car': choices.carNumber > 1 && province.byCarNumber === undefined,
    'electric-share-not-counted': choices.electricShare > 0 && electricShareOf(owned) === 0,
    'insurance-renewed': ofCredit > 0 && ofCredit < facts.years,
    'insurance-of-its-owner': ofCredit === 0,
    'without-service': visits.length === 0,
    'service-cost-unknown': visits.some(({ cost }) => cost.kind === 'unknown'),
    'service-beyond-schedule': visits.some(({ beyondSchedule }) => beyondSchedule),
    // Whether a car includes a service package depends on month and dealer.
    'service-package-not-counted': visits.length > 0,
    // Our sources have no tyre prices, and do not say when wearing parts are replaced.
    'wear-not-counted': true,
  }
  return costCaveats.filter((one) => when[one])
}
