import { nextChangeOf } from '~/core/content/shown-items.server.ts'
import { services } from '~/platform/services.ts'
import { datedSitemapAnswer } from '~/site/frame/sitemap.ts'
import type { Route } from './+types/sitemap.screen.ts'
import { readArticlePages, sitemapKinds } from './sitemap.server.ts'

/** The sitemap of all articles, each with the time of its last change. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const now = clock.now()
  const [pages, freshUntil] = await Promise.all([readArticlePages(db, now), nextChangeOf(db, sitemapKinds, now)])
  return datedSitemapAnswer(environment.publicUrl, pages, freshUntil)
}
