import { rupiah } from '../../../lib/money.ts'
import type { Car, Price, Variant } from '../car.ts'
import type { PriceRow } from './price-sheet.ts'

/** The province of the price beside every car. */
export const mainProvince = { code: '31', name: 'DKI Jakarta' }

/** Identifies a variant in the price list. */
export const variantKey = (car: Pick<Car, 'slug'>, variant: Pick<Variant, 'slug'>): string => `${car.slug}:${variant.slug}`

/** The price list before anybody has changed it: the prices of the catalogue. */
export function catalogueRows(cars: readonly Car[]): PriceRow[] {
  return cars.flatMap((car) => car.variants.map((variant) => catalogueRow(car, variant)))
}

function catalogueRow(car: Car, variant: Variant): PriceRow {
  const { amount, asOf, source } = variant.price
  return { variant: variantKey(car, variant), province: mainProvince.code, from: firstDay(asOf), amount, source }
}

/** The cars with the prices of the list. A variant that the list does not name keeps the price of the catalogue. */
export function withListPrices(cars: readonly Car[], effective: readonly PriceRow[]): Car[] {
  const byVariant = Map.groupBy(effective, ({ variant }) => variant)
  return cars.map((car) => {
    const [first, ...others] = car.variants
    const priced = (variant: Variant) => withPrices(car, variant, byVariant.get(variantKey(car, variant)) ?? [])
    return { ...car, variants: [priced(first), ...others.map(priced)] }
  })
}

function withPrices(car: Car, variant: Variant, rows: readonly PriceRow[]): Variant {
  const own = rows.filter(({ amount }) => amount !== null)
  const main = own.find(({ province }) => province === mainProvince.code)
  const others = own.filter(({ province }) => province !== mainProvince.code)
  const isCatalogue = JSON.stringify(main) === JSON.stringify(catalogueRow(car, variant))
  return {
    ...variant,
    ...(main && !isCatalogue && { price: listPrice(main, mainProvince.name) }),
    ...(others.length > 0 && { provincePrices: Object.fromEntries(others.map((row) => [row.province, listPrice(row, null)])) }),
  }
}

function listPrice({ amount, from, source }: PriceRow, place: string | null): Price {
  return { amount: rupiah(amount ?? 0), place, asOf: from, confidence: 'high', source: source ?? '' }
}

/** The first day of a period: `2026-07-01` of `2026-H2`. */
export function firstDay(period: string): string {
  const [year = '', part = '01', day = '01'] = period.slice(0, period.includes('/') ? 4 : undefined).split('-')
  const month = { H1: '01', H2: '07' }[part] ?? part
  return `${year}-${month}-${day}`
}
