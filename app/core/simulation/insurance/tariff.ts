import file from '../../../../data/finance/insurance-tariff.json' with { type: 'json' }
import { type Extension, extensions, type VehicleKind, type YearCover, yearCovers } from '../case/choices.ts'

export const regions = [1, 2, 3] as const
export type Region = (typeof regions)[number]

/** Percent of the insured sum for a year, one entry for each region in order. */
type Rates<Rate> = Record<YearCover, Rate[]>

/** A band includes its edge: Rp 125.000.000 is still in the first band. Null: no upper edge. */
type TariffOf<Rate> = {
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

/** The first day of the values in the files. */
export const always = '2026-01-01'

/** SEOJK 6/SEOJK.05/2017, cars: any rate within these bounds is lawful. */
export const lawfulTariff: TariffOf<Bounds> = file

/** Lenders mostly use the lower bounds. */
export const tariffInFile: Tariff = withRates(lawfulTariff, ({ lower }) => lower)

/** What a rate is for: a band of the car's value, pickups, or an extension. */
export const risks = ['band-1', 'band-2', 'band-3', 'band-4', 'band-5', 'pickup', ...extensions] as const
export type Risk = (typeof risks)[number]

export type RateFor = { risk: Risk; cover: YearCover; region: Region }

/** Every rate of a tariff by what it is for. */
export const everyRate: readonly RateFor[] = risks.flatMap((risk) =>
  yearCovers.flatMap((cover) => regions.map((region) => ({ risk, cover, region }))),
)

/** The same tariff with other rates. */
export function withRates<From, To>(tariff: TariffOf<From>, rate: (from: From, place: RateFor) => To): TariffOf<To> {
  const rates = (risk: Risk, own: Rates<From>): Rates<To> => {
    const of = (cover: YearCover) => regions.map((region) => rate(entry(own[cover], region), { risk, cover, region }))
    return { comprehensive: of('comprehensive'), tlo: of('tlo') }
  }
  const ofExtension = (extension: Extension) => rates(extension, tariff.extensions[extension])
  return {
    bands: tariff.bands.map(({ upTo, ...own }, place) => ({ upTo, ...rates(`band-${place + 1}` as Risk, own) })),
    pickup: rates('pickup', tariff.pickup),
    ageLoading: tariff.ageLoading,
    extensions: {
      flood: ofExtension('flood'),
      earthquake: ofExtension('earthquake'),
      riot: ofExtension('riot'),
      terrorism: ofExtension('terrorism'),
    },
    liability: tariff.liability,
    insuredShareByYear: tariff.insuredShareByYear,
  }
}

/** Category 1 to 5, by the insured sum and not by the price: it changes as the car loses value. */
export function categoryOf(insuredSum: number, { bands }: Pick<Tariff, 'bands'> = tariffInFile): number {
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

function entry<Rate>(rates: Rate[] | undefined, region: Region): Rate {
  const rate = rates?.[region - 1]
  if (rate === undefined) throw new RangeError('The tariff has a band without end and three regions')
  return rate
}
