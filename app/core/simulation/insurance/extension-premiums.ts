import { decimal, over, percent, times, toDecimal } from '../arithmetic/ratio.ts'
import { oneRupiah } from '../arithmetic/sen.ts'
import type { PolicyYearFigures } from '../breakdown.ts'
import type { Insurance } from '../case/case-schema.ts'
import { type Extension, extensions } from '../case/choices.ts'
import { chosenExtensions, liabilityPremium } from './insurance.ts'
import { extensionRate, type Region, type Tariff } from './tariff.ts'

/** The cost of one extension in one policy year: a percent of the insured sum, or for liability a part of the limit by tiers. */
export type ExtensionYear = Pick<PolicyYearFigures, 'year' | 'cover' | 'paid' | 'insuredSum'> & {
  ratePercent: number
  premium: number
}
export type ExtensionPremium = { code: Extension | 'liability'; limit: number; years: ExtensionYear[] }

type Years = readonly PolicyYearFigures[]

export function extensionPremium(code: Extension, region: Region, years: Years, tariff: Tariff): ExtensionPremium {
  return {
    code,
    limit: 0,
    years: years.map(({ year, cover, paid, insuredSum }) => {
      const ratePercent = extensionRate(code, cover, region, tariff)
      const premium = toDecimal(times(decimal(insuredSum), percent(ratePercent)))
      return { year, cover, paid, insuredSum, ratePercent, premium }
    }),
  }
}

export function liabilityPremiums(limit: number, years: Years, tariff: Tariff): ExtensionPremium {
  const premium = toDecimal(over(liabilityPremium(limit, tariff), oneRupiah))
  return {
    code: 'liability',
    limit,
    years: years.map(({ year, cover, paid, insuredSum }) => ({ year, cover, paid, insuredSum, ratePercent: 0, premium })),
  }
}

/** The extensions of a calculated insurance, each with its part of the premiums. */
export function extensionsOf(insurance: Insurance, years: Years, tariff: Tariff): ExtensionPremium[] {
  const { region, named, liability } = chosenExtensions(insurance)
  const ordered = extensions.filter((each) => named.includes(each))
  const premiums = ordered.map((each) => extensionPremium(each, region, years, tariff))
  return liability > 0 ? [...premiums, liabilityPremiums(liability, years, tariff)] : premiums
}

export function premiumOver(years: readonly ExtensionYear[]): number {
  return years.reduce((sum, { premium }) => sum + premium, 0)
}
