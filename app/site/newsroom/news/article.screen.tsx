import { newsKind } from '~/core/content/news-schema.ts'
import { services } from '~/platform/services.ts'
import { frameOf } from '~/site/frame/page-meta.ts'
import { ArticlePage } from '../ArticlePage.tsx'
import { articleMeta } from '../article-meta.ts'
import { answerArticle } from '../articles.server.ts'
import { newsSection } from '../sections.ts'
import type { Route } from './+types/article.screen'

export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerArticle(db, newsKind, newsSection, slug, clock.now())
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => articleMeta(newsSection, loaderData, matches)

export default function NewsArticleScreen({ loaderData, matches }: Route.ComponentProps) {
  return <ArticlePage section={newsSection} shown={loaderData} frame={frameOf(matches)} />
}
