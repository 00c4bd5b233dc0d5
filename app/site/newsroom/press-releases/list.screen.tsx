import { pressReleaseKind } from '~/core/content/press-release-schema.ts'
import { services } from '~/platform/services.ts'
import { frameOf } from '~/site/frame/page-meta.ts'
import { ArticleListPage } from '../ArticleListPage.tsx'
import { listMeta } from '../article-meta.ts'
import { answerArticleList } from '../articles.server.ts'
import { pressReleaseSection } from '../sections.ts'
import type { Route } from './+types/list.screen'

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerArticleList(db, pressReleaseKind, request.url, clock.now())
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => listMeta(pressReleaseSection, loaderData, matches)

export default function PressReleaseListScreen({ loaderData, matches }: Route.ComponentProps) {
  return <ArticleListPage section={pressReleaseSection} page={loaderData} publicUrl={frameOf(matches).publicUrl} />
}
