import { data, isRouteErrorResponse, Outlet } from 'react-router'
import { Forbidden, may } from '~/core/staff/grant.ts'
import type { Route } from './+types/office.layout'
import { deskOf, openDesk } from './desk.server.ts'
import { OfficeFrame } from './OfficeFrame.tsx'
import { OfficeTrouble } from './OfficeTrouble.tsx'
import { places } from './places.ts'

export const middleware: Route.MiddlewareFunction[] = [({ request, context }) => openDesk(request, context), refuseForbidden]

/** A missing permission is answered with 403 and a page that says what to do. */
async function refuseForbidden(_: unknown, next: () => Promise<Response>): Promise<Response> {
  try {
    return await next()
  } catch (error) {
    if (error instanceof Forbidden) throw data(null, { status: 403 })
    throw error
  }
}

export function loader({ context }: Route.LoaderArgs) {
  const { staff } = deskOf(context)
  return { staff, places: places.filter(({ permission }) => may(staff, permission)).map(({ name }) => name) }
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeFrame staff={loaderData.staff} open={loaderData.places}>
      <Outlet />
    </OfficeFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const trouble = <OfficeTrouble status={isRouteErrorResponse(error) ? error.status : 500} />
  if (!loaderData) return <main className="p-6">{trouble}</main>
  return (
    <OfficeFrame staff={loaderData.staff} open={loaderData.places}>
      {trouble}
    </OfficeFrame>
  )
}
