import { at } from '~/addresses.ts'
import { answerPage } from '~/core/content/pages.server.ts'
import { services } from '~/platform/services.ts'
import { PageToRead } from '~/site/frame/PageToRead.tsx'
import { pageToReadMeta } from '~/site/frame/page-to-read-meta.ts'
import type { Route } from './+types/social-responsibility.screen'
import { aboutUs } from './above.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerPage(db, 'csr', clock.now(), {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageToReadMeta(loaderData?.page, at.socialResponsibility(), matches)

export default function SocialResponsibilityScreen({ loaderData: { page } }: Route.ComponentProps) {
  return <PageToRead page={page} path={at.socialResponsibility()} above={[aboutUs]} />
}
