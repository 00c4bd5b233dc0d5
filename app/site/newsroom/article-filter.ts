export type ArticleFilter = { year: number | null; topic: string | null; model: string | null; page: number }

/** Names of the query parameters. */
export const parameters = { year: 'tahun', topic: 'topik', model: 'model', page: 'halaman' } as const

/** Unknown values are ignored. */
export function readArticleFilter(query: URLSearchParams, topics: readonly string[]): ArticleFilter {
  const year = query.get(parameters.year) ?? ''
  const model = query.get(parameters.model) ?? ''
  const page = query.get(parameters.page) ?? ''
  return {
    year: /^20\d\d$/.test(year) ? Number(year) : null,
    topic: topics.find((topic) => topic === query.get(parameters.topic)) ?? null,
    model: /^[a-z0-9-]{1,60}$/.test(model) ? model : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The query of a filter, for links. */
export function filterQuery({ year, topic, model, page }: ArticleFilter): Record<string, string> {
  return {
    ...(year === null ? {} : { [parameters.year]: String(year) }),
    ...(topic === null ? {} : { [parameters.topic]: topic }),
    ...(model === null ? {} : { [parameters.model]: model }),
    ...(page === 1 ? {} : { [parameters.page]: String(page) }),
  }
}

export const filterKeys = ['year', 'topic', 'model'] as const
export type FilterKey = (typeof filterKeys)[number]

export const isFiltered = (filter: ArticleFilter): boolean => filterKeys.some((key) => filter[key] !== null)

/** For each condition of the filter: the filter without it. */
export function relaxed(filter: ArticleFilter): { without: FilterKey; filter: ArticleFilter }[] {
  const set = filterKeys.filter((key) => filter[key] !== null)
  return set.map((without) => ({ without, filter: { ...filter, [without]: null, page: 1 } }))
}
