import { type AccessoryCategory, accessoryCategories } from '../../core/cars/extras.ts'

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

/** An unknown category is ignored: it would be another page without accessories. */
export function readCategory(query: URLSearchParams): AccessoryCategory | null {
  const asked = query.get(parameters.category)
  return accessoryCategories.find((category) => categorySlugs[category] === asked) ?? null
}

export const categoryQuery = (category: AccessoryCategory | null): Record<string, string> =>
  category === null ? {} : { [parameters.category]: categorySlugs[category] }

export function inCategory<Item extends { category: AccessoryCategory }>(
  items: readonly Item[],
  category: AccessoryCategory | null,
): Item[] {
  return items.filter((item) => category === null || item.category === category)
}
