import { figuresOf } from '../../../core/simulation/breakdown.ts'
import type { Insurance } from '../../../core/simulation/case/case-schema.ts'
import { type Extension, extensions, liabilityLimits } from '../../../core/simulation/case/choices.ts'
import { priceOf } from '../../../core/simulation/credit.ts'
import {
  type ExtensionPremium,
  extensionPremium,
  liabilityPremiums,
} from '../../../core/simulation/insurance/extension-premiums.ts'
import { premiumsOf } from '../../../core/simulation/insurance/insurance.ts'
import type { Tariff } from '../../../core/simulation/insurance/tariff.ts'
import type { PricedCar } from '../../../core/simulation/price/car-price.ts'
import type { Ways } from './choice.ts'
import type { Offer } from './offer.ts'

export type ExtensionsOffered = {
  region: NonNullable<Insurance['region']>
  extensions: (ExtensionPremium & { code: Extension; chosen: boolean })[]
  liability: { chosen: number | null; steps: ExtensionPremium[] }
}

type Asked = { price: PricedCar; ways: Ways; region: ExtensionsOffered['region']; offer: Offer | null; tariff: Tariff }

/** Every extension with its cost, whether it is chosen or not, and whether a package is available or not. */
export function extensionsOffered({ price, ways: { tenor, insurance }, region, offer, tariff }: Asked): ExtensionsOffered {
  const { cover, coverByYear, extensions: chosen, liability } = insurance
  const policy: Insurance = offer?.case?.insurance ?? { cover: coverByYear ?? cover, region }
  const sum = priceOf({ otr: price.otr, colourSurcharge: price.surcharge })
  const years = premiumsOf(policy, sum, tenor, tariff).years.map(figuresOf)
  return {
    region,
    extensions: extensions.map((code) => ({
      ...extensionPremium(code, region, years, tariff),
      code,
      chosen: chosen.includes(code),
    })),
    liability: { chosen: liability, steps: liabilityLimits.map((limit) => liabilityPremiums(limit, years, tariff)) },
  }
}
