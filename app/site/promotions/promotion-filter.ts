import type { Query } from '../../addresses.ts'
import { isForModel, isForProvince, type ProgrammeSummary } from '../../core/content/programmes.ts'
import { type UnknownFilter, unknownFilters } from '../../lib/unknown-filters.ts'

/** Slugs; null for any. */
export type PromotionFilter = { province: string | null; model: string | null }

/** Names of the query parameters. */
export const parameters = { province: 'provinsi', model: 'model' } as const satisfies Record<FilterKey, string>

export const filterKeys = ['province', 'model'] as const
export type FilterKey = (typeof filterKeys)[number]

/** The filter in an address. Unknown values filter nothing, and are reported. */
export function readFilter(
  query: URLSearchParams,
  known: { provinces: readonly string[]; models: readonly string[] },
): { filter: PromotionFilter; unknown: UnknownFilter[] } {
  const read = (key: FilterKey, values: readonly string[]) => values.find((value) => value === query.get(parameters[key])) ?? null
  const filter = { province: read('province', known.provinces), model: read('model', known.models) }
  const byParameter = Object.fromEntries(filterKeys.map((key) => [parameters[key], filter[key]]))
  return { filter, unknown: unknownFilters(query, byParameter) }
}

export function filterQuery({ province, model }: PromotionFilter): Query {
  return { [parameters.province]: province ?? undefined, [parameters.model]: model ?? undefined }
}

/** A programme for all of Indonesia is one for every province. */
export const fits = (programme: ProgrammeSummary, { province, model }: PromotionFilter): boolean =>
  (province === null || isForProvince(programme, province)) && (model === null || isForModel(programme, model))

/** For each condition of the filter: the filter without it, and the number of programmes that fit then. */
export function relaxations(programmes: readonly ProgrammeSummary[], filter: PromotionFilter) {
  return filterKeys
    .filter((key) => filter[key] !== null)
    .map((without) => ({ without, filter: { ...filter, [without]: null } }))
    .map((way) => ({ ...way, count: programmes.filter((programme) => fits(programme, way.filter)).length }))
    .filter(({ count }) => count > 0)
}
