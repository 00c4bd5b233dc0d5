import { nextArticleChange, readArticlePages } from '../../core/content/dated-pages.server.ts'
import type { Services } from '../../platform/services.ts'
import { datedSitemapAnswer } from './sitemap.ts'

/** One of the sitemaps of articles. Throws 404 for a number after the last. */
export async function answerArticleSitemap({ db, clock, environment }: Services, part: number): Promise<Response> {
  const now = clock.now()
  const [pages, freshUntil] = await Promise.all([readArticlePages(db, part, now), nextArticleChange(db, now)])
  if (pages.length === 0 && part > 1) throw new Response(null, { status: 404 })
  return datedSitemapAnswer(environment.publicUrl, pages, freshUntil)
}
