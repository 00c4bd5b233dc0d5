import { services } from '~/platform/services.ts'
import type { Route } from './+types/article-sitemap.screen.ts'
import { answerArticleSitemap } from './article-sitemap.server.ts'

/** The first sitemap of articles: `/sitemap-artikel.xml`. */
export const loader = ({ context }: Route.LoaderArgs) => answerArticleSitemap(context.get(services), 1)
