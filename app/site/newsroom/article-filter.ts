import { readPageNumber } from '../../lib/page-numbers.ts'
import { type UnknownFilter, unknownFilters } from '../../lib/unknown-filters.ts'

export type ArticleFilter = {
  year: number | null
  topic: string | null
  model: string | null
  /** Slug of a province. Only events have one. */
  province: string | null
  page: number
}

/** Names of the query parameters. */
export const parameters = { year: 'tahun', topic: 'topik', model: 'model', province: 'provinsi', page: 'halaman' } as const

export type KnownValues = {
  years: readonly number[]
  topics: readonly string[]
  models: readonly string[]
  provinces?: readonly string[]
}

/** The filter in an address. Unknown values filter nothing, and are reported. */
export function readArticleFilter(
  query: URLSearchParams,
  { years, topics, models, provinces }: KnownValues,
): { filter: ArticleFilter; unknown: UnknownFilter[] } {
  const read = {
    year: years.find((year) => String(year) === query.get(parameters.year)) ?? null,
    topic: topics.find((topic) => topic === query.get(parameters.topic)) ?? null,
    model: models.find((model) => model === query.get(parameters.model)) ?? null,
    province: provinces?.find((province) => province === query.get(parameters.province)) ?? null,
    page: readPageNumber(query.get(parameters.page)),
  }
  const keys = [...filterKeys, 'page' as const].filter((key) => key !== 'province' || provinces)
  const unknown = unknownFilters(query, Object.fromEntries(keys.map((key) => [parameters[key], read[key]])))
  return { filter: { ...read, page: read.page ?? 1 }, unknown }
}

/** The query of a filter, for links. */
export function filterQuery({ year, topic, model, province, page }: ArticleFilter): Record<string, string> {
  return {
    ...(year === null ? {} : { [parameters.year]: String(year) }),
    ...(topic === null ? {} : { [parameters.topic]: topic }),
    ...(model === null ? {} : { [parameters.model]: model }),
    ...(province === null ? {} : { [parameters.province]: province }),
    ...(page === 1 ? {} : { [parameters.page]: String(page) }),
  }
}

export const filterKeys = ['year', 'topic', 'model', 'province'] as const
export type FilterKey = (typeof filterKeys)[number]

export const isFiltered = (filter: ArticleFilter): boolean => filterKeys.some((key) => filter[key] !== null)

/** For each condition of the filter: the filter without it. */
export function relaxed(filter: ArticleFilter): { without: FilterKey; filter: ArticleFilter }[] {
  const set = filterKeys.filter((key) => filter[key] !== null)
  return set.map((without) => ({ without, filter: { ...filter, [without]: null, page: 1 } }))
}

export type Relaxation = { without: FilterKey; filter: ArticleFilter; count: number }

/** The ways to relax a filter that find something. `countOf` counts what a filter finds. */
export async function findRelaxations(
  filter: ArticleFilter,
  countOf: (filter: ArticleFilter) => Promise<number>,
): Promise<Relaxation[]> {
  const counted = await Promise.all(relaxed(filter).map(async (way) => ({ ...way, count: await countOf(way.filter) })))
  return counted.filter(({ count }) => count > 0)
}
