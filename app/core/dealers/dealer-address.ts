import { at } from '../../addresses.ts'
import type { Dealer } from './dealer.ts'
import { slugOf } from './region-slugs.ts'
import { provinceOf, regencyOf } from './regions.ts'

type Where = Pick<Dealer, 'regencyCode'>

/** Address of a dealer's page, below its province. */
export const dealerAddress = ({ slug, regencyCode }: Where & Pick<Dealer, 'slug'>): string =>
  at.dealerPlace(slugOf(provinceOf(regencyCode)), slug)

export const provinceAddress = ({ regencyCode }: Where): string => at.dealerProvince(slugOf(provinceOf(regencyCode)))

export const cityAddress = ({ regencyCode }: Where, choice: Record<string, string> = {}): string =>
  at.dealerPlace(slugOf(provinceOf(regencyCode)), slugOf(regencyOf(regencyCode)), choice)
