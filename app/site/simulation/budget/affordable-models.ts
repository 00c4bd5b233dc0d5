import { type Car, isOnSale, type Variant } from '../../../core/cars/car.ts'
import { type Pictured, pictured } from '../../../core/cars/pictured.ts'
import { priceLabel } from '../../../core/cars/words.ts'
import type { Budget } from '../../../core/simulation/budget.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'
import { priceCar } from '../../../core/simulation/price/car-price.ts'
import type { OtrBasis } from '../../../core/simulation/price/otr.ts'
import type { Province } from '../../../core/simulation/price/province.ts'
import type { CalculatorFacts } from '../calculation/facts.ts'
import { type Affordability, affordabilityOf } from './affordability.ts'
import { termsFor } from './terms.ts'

export type PricedVariant = {
  slug: string
  name: string
  otr: number
  basis: OtrBasis
  /** Place and date of the price list. */
  listed: string
  affordability: Affordability
}

export type ModelOutcome = {
  car: Pictured
  /** The cheapest first. */
  variants: PricedVariant[]
  /** The most expensive affordable variant. When none is affordable: the cheapest. */
  shown: PricedVariant
  affordable: boolean
}

export type Asked = Pick<CalculatorFacts, 'tariff' | 'registrationCosts'> & {
  budget: Budget
  province: Province
  tenor: number
  packages: readonly FinancePackage[]
  /** The day of the calculation, `2026-11-28`. */
  on: string
}

/** Every model on sale with the affordability of its variants: affordable models first, each group from cheap to expensive. */
export function affordableModels(cars: readonly Car[], asked: Asked): ModelOutcome[] {
  return cars
    .filter(isOnSale)
    .flatMap((car) => outcomeOf(car, asked))
    .sort((one, other) => Number(other.affordable) - Number(one.affordable) || cheapest(one) - cheapest(other))
}

const cheapest = ({ variants }: ModelOutcome): number => variants[0]?.otr ?? 0

export const isAffordable = ({ affordability }: PricedVariant): boolean => affordability.way !== 'neither'

function outcomeOf(car: Car, asked: Asked): ModelOutcome[] {
  const variants = car.variants.flatMap((variant) => pricedVariant(car, variant, asked)).sort((one, other) => one.otr - other.otr)
  const best = variants.findLast(isAffordable)
  const shown = best ?? variants[0]
  return shown ? [{ car: pictured(car), variants, shown, affordable: best !== undefined }] : []
}

function pricedVariant(car: Car, variant: Variant, asked: Asked): PricedVariant[] {
  const { budget, province, tenor, packages, on } = asked
  const price = priceCar({ car, variant, colour: null, chosen: [] }, province, asked.registrationCosts)
  if (!price) return []
  const { otr, basis, listed, vehicle } = price
  const wanted = { otr, tenorMonths: tenor, cover: 'combination' as const, region: province.insuranceRegion, vehicle, on }
  const ways = termsFor(packages, wanted, asked.tariff)
  const { slug, name } = variant
  return [{ slug, name, otr, basis, listed: priceLabel(listed), affordability: affordabilityOf(otr, ways, budget) }]
}
