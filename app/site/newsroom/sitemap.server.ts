import { eventKind } from '../../core/content/event-schema.ts'
import { newsKind } from '../../core/content/news-schema.ts'
import { pressReleaseKind } from '../../core/content/press-release-schema.ts'
import { programmeKind } from '../../core/content/programme-schema.ts'
import { listPages } from '../../core/content/shown-items.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { SitemapPage } from '../frame/sitemap.ts'

const kinds = [newsKind, eventKind, pressReleaseKind, programmeKind]
const addresses = new Map(kinds.map(({ name, address }) => [name, address]))

export const sitemapKinds = [...addresses.keys()].map((name) => ({ name }))

export async function readArticlePages(db: Db, now: Instant): Promise<SitemapPage[]> {
  const pages = await listPages(db, sitemapKinds, now)
  return pages.flatMap(({ kind, slug, changedAt }) => {
    const path = addresses.get(kind)?.(slug)
    return path ? [{ path, changedAt }] : []
  })
}
