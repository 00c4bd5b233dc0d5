import type { Confidence } from '../../../core/cars/car.ts'
import { sen } from '../../../core/simulation/arithmetic/sen.ts'
import { figuresOf } from '../../../core/simulation/breakdown.ts'
import type { Case, Insurance } from '../../../core/simulation/case/case-schema.ts'
import type { VehicleKind } from '../../../core/simulation/case/choices.ts'
import { premiumsOf } from '../../../core/simulation/insurance/insurance.ts'
import type { Region, Tariff } from '../../../core/simulation/insurance/tariff.ts'
import type { Ways } from '../calculation/choice.ts'
import { premiumSource } from './ownership-words.ts'

/** A premium for each year of ownership. */
export type YearlyPremiums = {
  amounts: readonly number[]
  /** The first `ofCredit` premiums belong to the credit. The years after it are renewed with the same cover. */
  ofCredit: number
  confidence: Confidence
  source: string
}

type Insured = {
  /** Price with the colour's surcharge, in whole rupiah. */
  price: number
  ways: Pick<Ways, 'insurance' | 'said'>
  region: Region
  vehicle: VehicleKind
  /** Years of ownership. */
  years: number
  /** Null for cash, or when no credit is available: then the owner insures the car as chosen. */
  credit: Pick<Case, 'insurance' | 'tenorMonths'> | null
  tariff: Tariff
}

/** A car is insured as long as it is owned. After the credit its rules continue, so the tenor alone changes no premium. */
export function yearlyPremiums({ price, ways, region, vehicle, years: owned, credit, tariff }: Insured): YearlyPremiums {
  const { years } = premiumsOf(credit?.insurance ?? chosenBy(ways, region, vehicle), sen(price), owned * 12, tariff)
  return {
    amounts: years.map((year) => Math.round(figuresOf(year).premium)),
    ofCredit: credit?.insurance ? Math.min(Math.ceil(credit.tenorMonths / 12), owned) : 0,
    confidence: 'medium',
    source: premiumSource(ways),
  }
}

function chosenBy({ insurance }: Insured['ways'], region: Region, vehicle: VehicleKind): Insurance {
  const { cover, coverByYear, extensions, liability } = insurance
  const chosen = liability === null ? extensions : [...extensions, { liability }]
  return { cover: coverByYear ?? cover, region, vehicle, extensions: chosen }
}
