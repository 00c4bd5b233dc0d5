import { at } from '~/addresses.ts'
import { answerPage } from '~/core/content/pages.server.ts'
import { services } from '~/platform/services.ts'
import { PageToRead } from '~/site/frame/PageToRead.tsx'
import { pageToReadMeta } from '~/site/frame/page-to-read-meta.ts'
import type { Route } from './+types/terms.screen'

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerPage(db, 'syarat', clock.now(), {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageToReadMeta(loaderData?.page, at.terms(), matches)

export default function TermsScreen({ loaderData: { page } }: Route.ComponentProps) {
  return <PageToRead page={page} path={at.terms()} />
}
