import { type NewsTopic, newsTopics } from '../../core/content/news.ts'

export type NewsFilter = { year: number | null; topic: NewsTopic | null; model: string | null; page: number }

/** As they stand in addresses. */
export const parameters = { year: 'tahun', topic: 'topik', model: 'model', page: 'halaman' } as const

/** What cannot be meant is left out. */
export function readNewsFilter(query: URLSearchParams): NewsFilter {
  const year = query.get(parameters.year) ?? ''
  const model = query.get(parameters.model) ?? ''
  const page = query.get(parameters.page) ?? ''
  return {
    year: /^20\d\d$/.test(year) ? Number(year) : null,
    topic: newsTopics.find((topic) => topic === query.get(parameters.topic)) ?? null,
    model: /^[a-z0-9-]{1,60}$/.test(model) ? model : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The query of a filter, for links. */
export function newsQuery({ year, topic, model, page }: NewsFilter): Record<string, string> {
  return {
    ...(year === null ? {} : { [parameters.year]: String(year) }),
    ...(topic === null ? {} : { [parameters.topic]: topic }),
    ...(model === null ? {} : { [parameters.model]: model }),
    ...(page === 1 ? {} : { [parameters.page]: String(page) }),
  }
}

export const isFiltered = ({ year, topic, model }: NewsFilter): boolean => year !== null || topic !== null || model !== null
