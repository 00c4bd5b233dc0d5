import { data } from 'react-router'
import { earliest, type Instant } from '../../lib/instant.ts'
import { pageExists } from '../../page-exists.server.ts'
import type { Db } from '../../platform/database.server.ts'
import { freshUntilHeader } from '../../platform/fresh-until.ts'
import { listPages } from './dated-pages.server.ts'
import { type Page, type PageSection, pageAddress, pageKind } from './page-schema.ts'
import type { PageSlug } from './pages/page.ts'
import { withStandingLinks } from './rich-text.ts'
import { seedItems } from './seed-files.server.ts'
import { findShown, nextChange } from './shown-items.server.ts'

const files = import.meta.glob<unknown>('../../../data/content/pages/*.json', { eager: true, import: 'default' })

export function seedPages(tx: Db, now: Instant): Promise<void> {
  return seedItems(tx, pageKind, files, now)
}

type Answer = { status?: number /** When what the screen adds changes by itself. */; freshUntil?: Instant | null }

/** A page with what its screen adds. Throws 404 when it is not published. */
export async function answerPage<Added extends object>(
  db: Db,
  slug: PageSlug,
  now: Instant,
  added: Added,
  { status = 200, freshUntil = null }: Answer = {},
) {
  const [found, changes] = await Promise.all([findShown(db, pageKind, slug, now), nextChange(db, pageKind, now)])
  if (!found || !('item' in found)) throw data(null, { status: 404 })
  return data({ ...added, page: withPages(found.item.body) }, { ...freshUntilHeader(earliest([changes, freshUntil])), status })
}

/** The page without links to pages that do not exist yet. */
function withPages(page: Page): Page {
  const { links: _, ...rest } = page
  const [first, ...more] = page.links?.filter(({ href }) => stands(href)) ?? []
  return {
    ...rest,
    intro: withStandingLinks(page.intro, pageExists),
    sections: page.sections.map(sectionWithPages) as Page['sections'],
    ...(first ? { links: [first, ...more] } : {}),
  }
}

function sectionWithPages({ body, cards, ...section }: PageSection): PageSection {
  return {
    ...section,
    ...(body ? { body: withStandingLinks(body, pageExists) } : {}),
    ...(cards
      ? { cards: cards.map(({ href, ...card }) => (href && stands(href) ? { ...card, href } : card)) as typeof cards }
      : {}),
  }
}

const stands = (href: string): boolean => !href.startsWith('/') || pageExists(href)

/** Every published page with the time of its last change, for the sitemap. */
export async function listStandingPages(db: Db, now: Instant): Promise<{ path: string; changedAt: Instant }[]> {
  const pages = await listPages(db, [pageKind], now)
  return pages.flatMap(({ slug, changedAt }) => {
    const path = pageAddress(slug)
    return path === null ? [] : [{ path, changedAt }]
  })
}

export const nextPageChange = (db: Db, now: Instant): Promise<Instant | null> => nextChange(db, pageKind, now)
