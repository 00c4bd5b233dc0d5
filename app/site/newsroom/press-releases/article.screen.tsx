import { pressReleaseKind } from '~/core/content/press-release-schema.ts'
import { services } from '~/platform/services.ts'
import { frameOf } from '~/site/frame/page-meta.ts'
import { ArticlePage } from '../ArticlePage.tsx'
import { articleMeta } from '../article-meta.ts'
import { answerArticle } from '../articles.server.ts'
import { pressReleaseSection } from '../sections.ts'
import type { Route } from './+types/article.screen'
import { ForMedia } from './ForMedia.tsx'

export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerArticle(db, pressReleaseKind, pressReleaseSection, slug, clock.now())
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => articleMeta(pressReleaseSection, loaderData, matches)

export default function PressReleaseScreen({ loaderData, matches }: Route.ComponentProps) {
  return (
    <ArticlePage section={pressReleaseSection} shown={loaderData} frame={frameOf(matches)}>
      <ForMedia release={loaderData.article} />
    </ArticlePage>
  )
}
