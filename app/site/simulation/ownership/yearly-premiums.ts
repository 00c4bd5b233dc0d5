import type { Confidence } from '../../../core/cars/car.ts'
import { sen } from '../../../core/simulation/arithmetic/sen.ts'
import { figuresOf } from '../../../core/simulation/breakdown.ts'
import type { Case, Insurance } from '../../../core/simulation/case/case-schema.ts'
import type { VehicleKind } from '../../../core/simulation/case/choices.ts'
import { premiumsOf } from '../../../core/simulation/insurance/insurance.ts'
import { type Region, tariffInFile } from '../../../core/simulation/insurance/tariff.ts'
import type { Ways } from '../calculation/choice.ts'
import { premiumSource } from './ownership-words.ts'

/** A premium for each year of ownership. */
export type YearlyPremiums = {
  amounts: readonly number[]
  /** So many of them are the credit's own; the years after it are renewed with the same cover. */
  ofCredit: number
  confidence: Confidence
  source: string
}

type Insured = {
  /** The car with its colour, in whole rupiah. */
  price: number
  ways: Pick<Ways, 'insurance' | 'said'>
  region: Region
  vehicle: VehicleKind
  /** Of ownership. */
  years: number
  /** Null where the car is paid at once, or no credit can be had: then its owner insures it as was chosen. */
  credit: Pick<Case, 'insurance' | 'tenorMonths'> | null
}

/** A car is insured as long as it is owned. The credit's rules go on beyond it, so its tenor alone changes no premium. */
export function yearlyPremiums({ price, ways, region, vehicle, years: owned, credit }: Insured): YearlyPremiums {
  const { years } = premiumsOf(credit?.insurance ?? chosenBy(ways, region, vehicle), sen(price), owned * 12, tariffInFile)
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
