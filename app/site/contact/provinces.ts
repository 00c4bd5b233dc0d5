import { type Dealer, sells } from '../../core/dealers/dealer.ts'
import { type Province, provinceOf } from '../../core/dealers/regions.ts'

/** How many dealers sell cars in a province, and whether all of them are samples. */
export type ProvinceWithDealers = Province & { dealers: number; sample: boolean }

/** Every province in which cars are sold, by name. */
export function provincesWithDealers(dealers: readonly Dealer[]): ProvinceWithDealers[] {
  const selling = dealers.filter((dealer) => sells(dealer))
  const byProvince = Map.groupBy(selling, ({ regencyCode }) => provinceOf(regencyCode))
  return [...byProvince]
    .map(([province, there]) => ({ ...province, dealers: there.length, sample: there.every(({ sample }) => sample) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'id'))
}
