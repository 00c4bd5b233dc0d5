import type { Confidence, Fuel } from '../../../core/cars/car.ts'
import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'
import type { Rupiah } from '../../../lib/money.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import type { ValueRules } from '../trade-in/value-rules.ts'
import type { CarFacts, OwnershipFacts, ProvinceTax } from './ownership-schema.ts'

/** A new car with its price. Battery and range come from the catalogue, if it has them. */
export type OwnedCar = {
  model: string
  variant: string
  fuel: Fuel
  price: Rupiah
  /** Bought with the car. They have no resale value. */
  accessories: Rupiah
  /** The seller's discount on the price. */
  discount: Rupiah
  batteryKwh?: number | undefined
  evRangeKm?: number | undefined
}

export const paidFor = ({ price, accessories, discount }: Pick<OwnedCar, 'price' | 'accessories' | 'discount'>): number =>
  price + accessories - discount

/** A premium for each year, as the caller calculated it. The first `ofCredit` belong to the credit. */
export type Insurance = { premiums: readonly Rupiah[]; ofCredit: number; confidence: Confidence; source: string }

export type OwnershipChoices = {
  /** Code of the province in which the car is registered. */
  province: string
  kilometresAYear: number
  /** Percent of the kilometres driven on electricity. Only for plug-in hybrids. */
  electricShare: number
  /** 1 for the first car of its owner. */
  carNumber: number
  insurance: Insurance
}

export type OwnershipData = { facts: OwnershipFacts; rules: ValueRules; maintenance: Maintenance }

export const ownershipRefusals = [
  'model-unknown',
  'price-out-of-range',
  'accessories-out-of-range',
  'discount-out-of-range',
  'province-unknown',
  'kilometres-out-of-range',
  'electric-share-out-of-range',
  'car-number-out-of-range',
  'premiums-unsound',
] as const
export type OwnershipRefusal = (typeof ownershipRefusals)[number]

export type Owned = {
  car: OwnedCar
  choices: OwnershipChoices
  carFacts: CarFacts
  province: ProvinceTax
}

const limits = {
  price: { from: 50_000_000, to: 50_000_000_000 },
  kilometres: { from: 1000, to: 100_000 },
  carNumber: { from: 1, to: 20 },
}

/** The checked input, or the first error in it. */
export function checkOwned(
  car: OwnedCar,
  choices: OwnershipChoices,
  { facts }: Pick<OwnershipData, 'facts'>,
): Result<Owned, OwnershipRefusal> {
  const carFacts = factsOf(car, facts)
  if (!carFacts) return refused('model-unknown')
  const province = facts.tax.provinces.find(({ code }) => code === choices.province)
  if (!province) return refused('province-unknown')
  const wrong = wrongNumber(car, choices, facts.years)
  return wrong ? refused(wrong) : done({ car, choices, carFacts, province })
}

export function factsOf({ model, variant }: Pick<OwnedCar, 'model' | 'variant'>, { cars }: OwnershipFacts): CarFacts | undefined {
  return cars.find((one) => one.model === model && (one.variants?.includes(variant) ?? true))
}

function wrongNumber(car: OwnedCar, choices: OwnershipChoices, years: number): OwnershipRefusal | null {
  if (!isWithin(car.price, limits.price)) return 'price-out-of-range'
  if (!isAmount(car.accessories)) return 'accessories-out-of-range'
  if (!isWithin(car.discount, { from: 0, to: car.price })) return 'discount-out-of-range'
  if (!isWithin(choices.kilometresAYear, limits.kilometres)) return 'kilometres-out-of-range'
  if (!isWithin(choices.electricShare, { from: 0, to: 100 })) return 'electric-share-out-of-range'
  if (!isWithin(choices.carNumber, limits.carNumber)) return 'car-number-out-of-range'
  return areSound(choices.insurance, years) ? null : 'premiums-unsound'
}

const isWithin = (value: number, { from, to }: { from: number; to: number }): boolean =>
  Number.isSafeInteger(value) && value >= from && value <= to

/** Every year needs a premium: a year without one would look free. */
const areSound = ({ premiums, ofCredit }: Insurance, years: number): boolean =>
  premiums.length === years && premiums.every(isAmount) && isWithin(ofCredit, { from: 0, to: years })

const isAmount = (value: number): boolean => isWithin(value, { from: 0, to: limits.price.to })
