import { at } from '~/addresses.ts'
import type { ProgrammeSummary } from '~/core/content/programmes.ts'
import { words } from './words.ts'

/** Structured data of the list. */
export function programmeList(programmes: readonly ProgrammeSummary[], publicUrl: string) {
  return {
    '@type': 'ItemList',
    name: words.title,
    numberOfItems: programmes.length,
    itemListElement: programmes.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: publicUrl + at.programme(slug),
      item: publicUrl + at.programme(slug),
    })),
  }
}
