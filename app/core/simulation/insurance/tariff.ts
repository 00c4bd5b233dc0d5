import file from '../../../../data/finance/insurance-tariff.json' with { type: 'json' }
import type { Extension, VehicleKind, YearCover } from '../case/choices.ts'

export type Region = 1 | 2 | 3

/** The regulator's bounds, in percent of the insured sum for a year. */
export type Bounds = { lower: number; upper: number }
/** One entry for each region, in order. */
type ByRegion = Bounds[]
type Rates = Record<YearCover, ByRegion>

/** A band includes its edge: Rp 125.000.000 is still in the first band. Null: no upper edge. */
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

/** Category 1 to 5, by the insured sum and not by the price: it changes as the car loses value. */
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

/** Any rate within the bounds is lawful. Lenders mostly use the lower one. */
function lowerBound(rates: ByRegion | undefined, region: Region): number {
  const bounds = rates?.[region - 1]
  if (!bounds) throw new RangeError('The tariff has a band without end and three regions')
  return bounds.lower
}
