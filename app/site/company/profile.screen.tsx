import { at } from '~/addresses.ts'
import { answerPage } from '~/core/content/pages.server.ts'
import { services } from '~/platform/services.ts'
import { PageToRead } from '~/site/frame/PageToRead.tsx'
import { frameOf } from '~/site/frame/page-meta.ts'
import { pageToReadMeta } from '~/site/frame/page-to-read-meta.ts'
import { JsonLd, organization } from '~/site/frame/structured-data.tsx'
import type { Route } from './+types/profile.screen'

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerPage(db, 'profile', clock.now(), {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageToReadMeta(loaderData?.page, at.profile(), matches)

export default function ProfileScreen({ loaderData: { page }, matches }: Route.ComponentProps) {
  const { settings, publicUrl } = frameOf(matches)
  return (
    <>
      <PageToRead page={page} path={at.profile()} />
      <JsonLd data={organization(settings, publicUrl)} />
    </>
  )
}
