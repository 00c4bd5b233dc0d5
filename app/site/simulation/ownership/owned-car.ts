import type { Car, Confidence, Fuel, Variant } from '../../../core/cars/car.ts'
import type { Rupiah } from '../../../lib/money.ts'
import type { Typed } from '../../../ui/form.ts'
import { type CostKind, type CostLine, costKinds, weakest } from './cost-lines.ts'
import { readElectricShare, readKilometresAYear } from './driving.ts'
import { factsOf, type OwnedCar, type OwnershipChoices, type OwnershipData, paidFor } from './ownership-choices.ts'
import { type CostCaveat, type OwnershipCost, ownershipCost } from './ownership-cost.ts'
import type { CarFacts, products } from './ownership-schema.ts'
import { type WorkshopVisits, workshopVisits } from './workshop-visits.ts'
import type { YearlyPremiums } from './yearly-premiums.ts'

export type Product = (typeof products)[number]

/** A part of a kind of cost. `inputs` are the figures of its last line, or those over all years. */
export type CostPart = Pick<CostLine, 'code' | 'amount' | 'inputs' | 'source'> & { product: Product | null }

export type CostRow = {
  kind: CostKind
  total: number
  byYear: number[]
  /** False when the cost is unknown: it is missing from the total, not free. */
  counted: boolean
  confidence: Confidence
  parts: CostPart[]
  /** Publication dates of the sources, as far as they are known. */
  dates: string[]
  undated: boolean
}

/** How the car is driven, and the choices offered for it. */
export type Driving = {
  kilometresAYear: number
  kilometresOffered: number[]
  usualKilometres: number
  /** Percent. Null for a car without a plug. */
  electricShare: number | null
}

/** The cost of a car as the page shows it. Null when it cannot be calculated. */
export type Ownership =
  | (Driving & {
      years: number
      fuel: Fuel
      kilometres: number
      total: number
      /** Everything except the loss of value. */
      paid: number
      perMonth: number
      perKilometre: number
      byYear: number[]
      confidence: Confidence
      rows: CostRow[]
      /** Null when the service schedule of the variant is unknown. */
      workshop: WorkshopVisits | null
      resale: { value: number; low: number; high: number; confidence: Confidence }
      caveats: CostCaveat[]
      /** The date on which the figures were collected. */
      compiled: string
    })
  | null

type Asked = {
  car: Car
  variant: Variant
  /** On-the-road price with the colour's surcharge. */
  price: number
  accessories: number
  discount: number
  province: string
  premiums: YearlyPremiums
  typed: Typed
}

const offered = [5000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000]
/** We have no data on how much people drive on electricity: half, until the visitor answers. */
const usualElectricShare = 50

/** The cost of owning a new car over the years. Input that cannot be read counts as the default. */
export function readOwnership(asked: Asked, data: OwnershipData): Ownership {
  const owned = ownedCar(asked)
  const carFacts = factsOf(owned, data.facts)
  const driving = readDriving(asked, data)
  if (!carFacts || !driving) return null
  const cost = ownershipCost(owned, choicesOf(asked, driving), data)
  if (!cost.ok) return null
  return {
    fuel: owned.fuel,
    ...driving,
    compiled: data.facts.compiled,
    workshop: workshopVisits(cost.value.visits, data.maintenance),
    ...shown(cost.value, owned, carFacts, data),
  }
}

/** Null when nothing is known about the car. */
export function readDriving(
  { car, variant, typed }: Pick<Asked, 'car' | 'variant' | 'typed'>,
  data: OwnershipData,
): Driving | null {
  const carFacts = factsOf({ model: car.slug, variant: variant.slug }, data.facts)
  if (!carFacts) return null
  const usualKilometres = data.rules.kilometres.aYear[carFacts.use]
  const kilometresAYear = readKilometresAYear(typed.km_setahun ?? '') ?? usualKilometres
  const electricShare = readElectricShare(typed.porsi_listrik ?? '') ?? usualElectricShare
  return {
    kilometresAYear,
    kilometresOffered: [...new Set([...offered, usualKilometres, kilometresAYear])].sort((one, other) => one - other),
    usualKilometres,
    electricShare: variant.fuel === 'plug-in-hybrid' ? electricShare : null,
  }
}

function ownedCar({ car, variant, price, accessories, discount }: Asked): OwnedCar {
  const { slug, fuel, batteryKwh, evRangeKm } = variant
  // `ownershipCost` checks that these are valid amounts.
  const sums = { price: price as Rupiah, accessories: accessories as Rupiah, discount: discount as Rupiah }
  return { model: car.slug, variant: slug, fuel, ...sums, batteryKwh, evRangeKm }
}

function choicesOf({ province, premiums }: Asked, { kilometresAYear, electricShare }: Driving): OwnershipChoices {
  const { amounts, ...evidence } = premiums
  return {
    province,
    kilometresAYear,
    electricShare: electricShare ?? 0,
    carNumber: 1,
    insurance: { premiums: amounts as readonly Rupiah[], ...evidence },
  }
}

function shown(cost: OwnershipCost, owned: OwnedCar, carFacts: CarFacts, data: OwnershipData) {
  const { years, kilometres, total, paid, perMonth, perKilometre, byYear, byKind, resale, caveats } = cost
  const rows = costKinds.map((kind): CostRow => {
    const lines = cost.lines.filter((one) => one.kind === kind)
    return {
      kind,
      total: byKind[kind],
      byYear: byYear.map((_, before) => sumIn(lines, before + 1)),
      counted: lines.length > 0,
      confidence: weakest(...lines.map((one) => one.confidence)),
      parts: partsOf(lines, data, {
        'loss-of-value': { before: paidFor(owned), after: resale.value, accessories: owned.accessories },
        'service-visit': { visits: lines.length, low: ofAll(lines, 'low'), high: ofAll(lines, 'high') },
      }),
      ...(kind === 'service' ? serviceDates(cost.visits) : datesOf(kind, lines, carFacts, data)),
    }
  })
  const { confidence } = rows.find(({ kind }) => kind === 'depreciation') ?? { confidence: 'low' as const }
  return {
    ...{ years, kilometres, total, paid, perMonth, perKilometre, byYear, caveats, rows },
    confidence: weakest(...rows.filter(({ counted }) => counted).map((row) => row.confidence)),
    resale: { value: resale.value, ...resale.range, confidence },
  }
}

const sumIn = (lines: readonly CostLine[], year: number): number =>
  lines.reduce((sum, one) => (one.year === year ? sum + one.amount : sum), 0)

const ofAll = (lines: readonly CostLine[], input: string): number =>
  lines.reduce((sum, { inputs }) => sum + (inputs[input] ?? 0), 0)

/** One part for each code. Loss of value and visits are for all years together, not only for the last. */
function partsOf(
  lines: readonly CostLine[],
  data: OwnershipData,
  overAll: Partial<Record<CostLine['code'], CostLine['inputs']>>,
): CostPart[] {
  const last = new Map(lines.map((one) => [one.code, one]))
  return [...last.values()].map(({ code, amount, inputs, source }) => ({
    code,
    amount,
    inputs: overAll[code] ?? inputs,
    source,
    product: productOf(code, data),
  }))
}

function productOf(code: CostLine['code'], data: OwnershipData): Product | null {
  return code === 'petrol' || code === 'diesel' || code === 'electricity' ? data.facts.energy[code].product : null
}

/** A line names its main source. These are the other sources of its calculation. */
const alsoIn: Record<CostKind, (carFacts: CarFacts, data: OwnershipData) => string[]> = {
  depreciation: (_, data) => [data.rules.method.source],
  tax: (_, data) => [data.facts.tax.taxedShare.source, data.facts.tax.weights.source],
  insurance: () => [],
  energy: ({ kilometresPerLitre }) => [kilometresPerLitre.source],
  service: () => [],
}

function datesOf(
  kind: CostKind,
  lines: readonly CostLine[],
  carFacts: CarFacts,
  data: OwnershipData,
): Pick<CostRow, 'dates' | 'undated'> {
  const sources = kind === 'depreciation' ? data.rules.sources : data.facts.sources
  const named = lines.length > 0 ? [...lines.map(({ source }) => source), ...alsoIn[kind](carFacts, data)] : []
  // The source of premiums is not in the files: the caller gives it as text, and the sentence uses that text.
  const known = [...new Set(named)].flatMap((code) => sources[code] ?? [])
  return {
    dates: [...new Set(known.flatMap(({ date }) => date ?? []))].sort(),
    undated: known.some(({ date }) => date === undefined),
  }
}

/** The dates of service costs are with the costs themselves, not in the list of sources. */
function serviceDates(visits: OwnershipCost['visits']): Pick<CostRow, 'dates' | 'undated'> {
  const dates = visits.flatMap(({ cost }) => (cost.kind === 'about' ? cost.basis.asOf : []))
  return { dates: [...new Set(dates)].sort(), undated: false }
}
