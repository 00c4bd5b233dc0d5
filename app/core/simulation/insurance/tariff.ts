import type { Extension, VehicleKind, YearCover } from '../case/choices.ts'

export const regions = [1, 2, 3] as const
export type Region = (typeof regions)[number]

/** Percent of the insured sum for a year, one entry for each region in order. */
export type Rates<Rate> = Record<YearCover, Rate[]>

/** A band includes its edge: Rp 125.000.000 is still in the first band. Null: no upper edge. */
export type TariffOf<Rate> = {
  bands: ({ upTo: number | null } & Rates<Rate>)[]
  /** Category 6: pickups and trucks of any value. */
  pickup: Rates<Rate>
  ageLoading: { aboveAge: number; percentPerYear: number }
  extensions: Record<Extension, Rates<Rate>>
  liability: { tiers: { upTo: number; percent: number }[] }
  insuredShareByYear: { shares: number[] }
}

export type Bounds = { lower: number; upper: number }

export type Tariff = TariffOf<number>

/** A tariff, and the first day of its newest rate. */
export type DatedTariff = Tariff & { from: string }

/** Category 1 to 5, by the insured sum and not by the price: it changes as the car loses value. */
export function categoryOf(insuredSum: number, { bands }: Pick<Tariff, 'bands'>): number {
  return 1 + bands.findIndex(({ upTo }) => upTo === null || insuredSum <= upTo)
}

type Insured = { vehicle: VehicleKind; sum: number }

export function rateOf({ vehicle, sum }: Insured, cover: YearCover, region: Region, tariff: Tariff): number {
  const rates = vehicle === 'pickup' ? tariff.pickup : tariff.bands[categoryOf(sum, tariff) - 1]
  return entry(rates?.[cover], region)
}

export function extensionRate(extension: Extension, cover: YearCover, region: Region, tariff: Tariff): number {
  return entry(tariff.extensions[extension][cover], region)
}

export function entry<Rate>(rates: Rate[] | undefined, region: Region): Rate {
  const rate = rates?.[region - 1]
  if (rate === undefined) throw new RangeError('The tariff has a band without end and three regions')
  return rate
}
