import { Outlet, useLocation } from 'react-router'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/site.layout'
import { ErrorPage } from './ErrorPages.tsx'
import { errorDetailsOf } from './error-details.ts'
import { errorKind } from './error-kind.ts'
import { Frame } from './Frame.tsx'
import { readFrame } from './frame.server.ts'
import { errorMeta } from './page-meta.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readFrame(context.get(services))
}

export const meta: Route.MetaFunction = ({ error }) => (error ? errorMeta(errorKind(error), errorDetailsOf(error)?.title) : [])

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <Frame frame={loaderData} here={pathname}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const page = <ErrorPage kind={errorKind(error)} details={errorDetailsOf(error)} />
  if (!loaderData) return <main>{page}</main>
  return (
    <Frame frame={loaderData} here={pathname}>
      {page}
    </Frame>
  )
}
