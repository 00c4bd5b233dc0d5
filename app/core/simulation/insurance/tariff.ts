import file from '../../../../data/finance/insurance-tariff.json' with { type: 'json' }
import type { Extension, VehicleKind, YearCover } from '../case/choices.ts'

export type Region = 1 | 2 | 3

/** The regulator's bounds, percent of the insured sum a year. */
export type Bounds = { lower: number; upper: number }
/** In the order of the regions. */
type ByRegion = Bounds[]
type Rates = Record<YearCover, ByRegion>

/** A band ends with its edge: Rp 125.000.000 is still in the first. Null is without end. */
export type Tariff = {
  bands: ({ upTo: number | null } & Rates)[]
  /** Category 6: pickups and trucks of any value. */
  pickup: Rates
  ageLoading: { aboveAge: number; percentPerYear: number }
  extensions: Record<Extension, Rates>
  liability: { tiers: { upTo: number; percent: number }[] }
  insuredShareByYear: { shares: number[] }
}

/** SEOJK 6/SEOJK.05/2017, cars. */
export const tariffInFile: Tariff = file

/** 1 to 5, by the insured sum and not by the price: a car changes its category as it loses value. */
export function categoryOf(insuredSum: number, { bands }: Tariff = tariffInFile): number {
  return 1 + bands.findIndex(({ upTo }) => upTo === null || insuredSum <= upTo)
}

type Insured = { vehicle: VehicleKind; sum: number }

export function rateOf({ vehicle, sum }: Insured, cover: YearCover, region: Region, tariff: Tariff): number {
  const rates = vehicle === 'pickup' ? tariff.pickup : tariff.bands[categoryOf(sum, tariff) - 1]
  return lowerBound(rates?.[cover], region)
}

export function extensionRate(extension: Extension, cover: YearCover, region: Region, tariff: Tariff): number {
  return lowerBound(tariff.extensions[extension][cover], region)
}

/** Any rate within the bounds is lawful; lenders mostly quote the lower one. */
function lowerBound(rates: ByRegion | undefined, region: Region): number {
  const bounds = rates?.[region - 1]
  if (!bounds) throw new RangeError('The tariff has a band without end and three regions')
  return bounds.lower
}
