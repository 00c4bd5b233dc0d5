import { readPageNumber } from '../../../lib/page-numbers.ts'
import { type UnknownFilter, unknownFilters } from '../../../lib/unknown-filters.ts'

export const dealersPerPage = 20

const parameter = 'halaman'

/** Which page of a list of dealers an address asks for, and what it has that the page does not understand. */
export type AskedPage = { page: number; unknown: UnknownFilter[] }

export function readAskedPage(request: Request): AskedPage {
  const query = new URL(request.url).searchParams
  const page = readPageNumber(query.get(parameter))
  return { page: page ?? 1, unknown: unknownFilters(query, { [parameter]: page }) }
}

/** The query of a page, for links. */
export const pageQuery = (page: number): Record<string, string> => (page === 1 ? {} : { [parameter]: String(page) })

export const lastPageOf = (count: number): number => Math.max(1, Math.ceil(count / dealersPerPage))

export const filterLabels = { [parameter]: 'Halaman' }

/** The dealers of a city that stand on a page: `take` of them, after the first `skip`. */
export type Slice<City> = { city: City; skip: number; take: number }

/** What stands on a page of the dealers of several cities, one city after the other. */
export function slicesOf<City extends { count: number }>(cities: readonly City[], page: number): Slice<City>[] {
  const from = (page - 1) * dealersPerPage
  let place = 0
  return cities.flatMap((city) => {
    const [skip, end] = [Math.max(0, from - place), Math.min(city.count, from + dealersPerPage - place)]
    place += city.count
    return end > skip ? [{ city, skip, take: end - skip }] : []
  })
}
