import { rupiah } from '../../../lib/money.ts'
import { ofPercent, whole } from './basis-points.ts'
import type { TradeInData } from './current-car.ts'
import type { DepreciationRow, ReferenceRow } from './used-car-sheets.ts'
import type { ReferenceBasis, Segment, UsedVariant } from './used-cars.ts'

/** Before every change. */
const always = '2026-01-01'

type Named = { value: string; label: string; variant: UsedVariant }

/** Every used car that can be valued, with its name. */
export function usedCarsOf({ cars }: Pick<TradeInData, 'cars'>): Named[] {
  return cars.brands.flatMap((brand) =>
    brand.models.flatMap((model) =>
      model.variants.map((variant) => {
        const label = `${brand.name} ${model.name} ${variant.name}`
        return { value: keyOf(brand.name, model.name, variant.name), label, variant }
      }),
    ),
  )
}

const keyOf = (...names: string[]) => names.join(' | ').toLowerCase()

export function referenceRows(data: Pick<TradeInData, 'cars'>): ReferenceRow[] {
  return usedCarsOf(data).map(({ value, variant: { reference } }) => ({
    ...{ car: value, from: always, amount: reference?.amount ?? null, basis: reference?.basis ?? 'list-price' },
  }))
}

export function depreciationRows({ rules }: Pick<TradeInData, 'rules'>): DepreciationRow[] {
  return Object.entries(rules.curves).flatMap(([segment, { firstYear, index }]) =>
    [firstYear, ...index.slice(1)].map((points, place) => ({ segment, year: place + 1, from: always, percent: points / 100 })),
  )
}

/** The data with the values of the rows. A segment without a complete curve keeps the one of the data. */
export function withRows(
  data: TradeInData,
  references: readonly ReferenceRow[],
  curves: readonly DepreciationRow[],
): TradeInData {
  const byCar = new Map(references.map((row) => [row.car, row]))
  const brands = data.cars.brands.map((brand) => ({
    ...brand,
    models: brand.models.map((model) => ({
      ...model,
      variants: model.variants.map((variant) => ({
        ...variant,
        reference: referenceOf(variant, byCar.get(keyOf(brand.name, model.name, variant.name))),
      })),
    })),
  }))
  const all = Object.entries(data.rules.curves).map(([segment, curve]) => [
    segment,
    { ...curve, ...curveOf(curves.filter((row) => row.segment === segment)) },
  ])
  const rules = { ...data.rules, curves: Object.fromEntries(all) as Record<Segment, (typeof data.rules.curves)[Segment]> }
  return { ...data, cars: { ...data.cars, brands }, rules }
}

function referenceOf({ reference }: Pick<UsedVariant, 'reference'>, row: ReferenceRow | undefined): UsedVariant['reference'] {
  if (!row) return reference
  if (row.amount === null) return null
  if (reference?.amount === row.amount && reference.basis === row.basis) return reference
  return { amount: rupiah(row.amount), basis: row.basis as ReferenceBasis }
}

/** Nothing when a year is missing. */
function curveOf(rows: readonly DepreciationRow[]) {
  const [first, ...later] = rows.toSorted((one, other) => one.year - other.year)
  const isComplete = first?.year === 1 && later.length > 0 && later.every(({ year }, place) => year === place + 2)
  if (!first || !isComplete) return {}
  return { firstYear: ofPercent(first.percent), index: [whole, ...later.map(({ percent }) => ofPercent(percent))] }
}
