import type { MetaDescriptor } from 'react-router'
import type { Page } from '../../core/content/pages/page.ts'
import { errorTitle } from '../../ui/error-title.ts'
import { pageMeta } from './page-meta.ts'
import { pictureOfItem } from './share-pictures.ts'

type Matches = Parameters<typeof pageMeta>[1]

/** The last part of the address of a page is its slug. */
export const slugIn = (path: string): string => path.split('?', 1)[0]?.split('/').at(-1) ?? ''

/** The head of a page that always exists. Its own picture stands for it where a link is shared. */
export function pageToReadMeta(page: Page | undefined, path: string, matches: Matches, refused = false): MetaDescriptor[] {
  if (!page) return []
  const picture = page.picture && pictureOfItem('halaman', slugIn(path), page.picture)
  const title = refused ? errorTitle(page.title) : page.title
  return pageMeta({ title, description: page.summary, path, ...(picture ? { picture } : {}) }, matches)
}
