import { type Province, provinces } from '../../core/dealers/regions.ts'

/** How many dealers sell cars in a province, and whether all of them are samples. */
export type ProvinceWithDealers = Province & { dealers: number; sample: boolean }

type Counts = ReadonlyMap<string, number>

/** Every province in which cars are sold, by name. `sellers` counts all sellers, `real` only those that are not samples. */
export function provincesWithDealers(sellers: Counts, real: Counts): ProvinceWithDealers[] {
  return provinces
    .map((province) => ({ ...province, dealers: sellers.get(province.code) ?? 0, sample: !real.has(province.code) }))
    .filter(({ dealers }) => dealers > 0)
    .sort((one, other) => one.name.localeCompare(other.name, 'id'))
}
