import { type AccessoryCategory, accessoryCategories } from '../../core/cars/extras.ts'
import { type UnknownFilter, unknownFilters } from '../../lib/unknown-filters.ts'

/** Names of the query parameters. */
export const parameters = { model: 'model', category: 'kategori', basket: 'pilih' } as const

/** The category in words of the address. */
export const categorySlugs: Record<AccessoryCategory, string> = {
  exterior: 'eksterior',
  interior: 'interior',
  protection: 'perlindungan',
  utility: 'kegunaan',
  electronics: 'elektronik',
}

/** An unknown category filters nothing. */
export function readCategory(query: URLSearchParams): AccessoryCategory | null {
  const asked = query.get(parameters.category)
  return accessoryCategories.find((category) => categorySlugs[category] === asked) ?? null
}

/** Filters in the address of the overview or of a model that have no effect there. */
export const unknownIn = (query: URLSearchParams, isModelKnown: boolean): UnknownFilter[] =>
  unknownFilters(query, {
    [parameters.category]: readCategory(query),
    [parameters.model]: isModelKnown ? true : null,
    [parameters.basket]: true,
  })

export const categoryQuery = (category: AccessoryCategory | null): Record<string, string> =>
  category === null ? {} : { [parameters.category]: categorySlugs[category] }

export function inCategory<Item extends { category: AccessoryCategory }>(
  items: readonly Item[],
  category: AccessoryCategory | null,
): Item[] {
  return items.filter((item) => category === null || item.category === category)
}
