import { type Extension, extensions, type YearCover, yearCovers } from '../case/choices.ts'
import { entry, type Rates, type Region, regions, type TariffOf } from './tariff.ts'

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
