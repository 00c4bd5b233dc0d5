import { readPageNumber } from '../../lib/page-numbers.ts'
import { oneLine, readable } from '../../lib/typed-text.ts'
import { type UnknownFilter, unknownFilters } from '../../lib/unknown-filters.ts'

/** Names of the query parameters. */
export const parameters = { text: 'q', kind: 'jenis', page: 'halaman' } as const

/** `kind` is written as its heading: `siaran-pers`. */
export type SearchAddress = { text: string; kind: string | null; page: number }

/** The search in an address. Unknown kinds and page numbers have no effect, and are reported. */
export function readSearchAddress(
  query: URLSearchParams,
  kinds: readonly string[],
): { search: SearchAddress; unknown: UnknownFilter[] } {
  const text = oneLine(readable(query.get(parameters.text) ?? ''))
  const kind = kinds.find((kind) => kind === query.get(parameters.kind)) ?? null
  const page = readPageNumber(query.get(parameters.page))
  const read = { [parameters.text]: true, [parameters.kind]: kind, [parameters.page]: page }
  return { search: { text, kind, page: page ?? 1 }, unknown: unknownFilters(query, read) }
}

/** The query of a search, for links. */
export function searchQuery({ text, kind, page }: SearchAddress): Record<string, string> {
  return {
    [parameters.text]: text,
    ...(kind === null ? {} : { [parameters.kind]: kind }),
    ...(page === 1 ? {} : { [parameters.page]: String(page) }),
  }
}
