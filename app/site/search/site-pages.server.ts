import type { SearchDocument } from '../../core/search/search-document.ts'
import { addSearchSource } from '../../core/search/sources.ts'
import { longAgo } from '../../lib/instant.ts'
import { sitePages } from './site-pages.ts'

/** The site's own pages join the search: forms, calculators and lists. They come before texts that only speak of them. */
export function makeSitePagesFindable(): void {
  const documents: SearchDocument[] = sitePages.map(({ title, summary, keywords, address }, index) => ({
    kind: 'site-page',
    key: address,
    ...{ title, summary, keywords, address },
    text: '',
    weight: -index,
    publishAt: longAgo,
    withdrawAt: null,
  }))
  addSearchSource('site-page', { from: 'site-page', heading: 'Layanan', documents: async () => documents })
}
