import { readPageNumber } from '~/lib/page-numbers.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/later-article-sitemap.screen.ts'
import { answerArticleSitemap } from './article-sitemap.server.ts'

/** The second and later sitemaps of articles: `/sitemap-artikel/2.xml`. */
export function loader({ params: { file }, context }: Route.LoaderArgs) {
  const part = readPageNumber(/^(\d+)\.xml$/.exec(file)?.[1] ?? null)
  if (part === null || part < 2) throw new Response(null, { status: 404 })
  return answerArticleSitemap(context.get(services), part)
}
