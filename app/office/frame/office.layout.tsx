import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { waitingFor } from '~/core/conversations/staff-lists.server.ts'
import { may } from '~/core/staff/grant.ts'
import type { Route } from './+types/office.layout'
import { deskOf, openDesk } from './desk.server.ts'
import { OfficeFrame } from './OfficeFrame.tsx'
import { OfficeTrouble } from './OfficeTrouble.tsx'
import { places } from './places.ts'

export const middleware: Route.MiddlewareFunction[] = [(asked) => openDesk(asked)]

export async function loader({ context }: Route.LoaderArgs) {
  const { staff, db, clock, allow } = deskOf(context)
  const open = places.filter(({ permission }) => may(staff, permission)).map(({ name }) => name)
  const waiting = may(staff, 'chat:answer') ? (await waitingFor(db, allow('chat:read'), clock.now())).count : null
  return { staff, places: open, waiting }
}

/** A page that reads itself again needs no new frame. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && !formMethod ? false : defaultShouldRevalidate
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeFrame staff={loaderData.staff} open={loaderData.places} waiting={loaderData.waiting}>
      <Outlet />
    </OfficeFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const trouble = <OfficeTrouble status={isRouteErrorResponse(error) ? error.status : isOffline(error) ? 'offline' : 500} />
  if (!loaderData) return <main className="p-6">{trouble}</main>
  return (
    <OfficeFrame staff={loaderData.staff} open={loaderData.places} waiting={loaderData.waiting}>
      {trouble}
    </OfficeFrame>
  )
}

/** Browsers report a request without a connection as a TypeError, each in its own words. */
const isOffline = (error: unknown): boolean => error instanceof TypeError && globalThis.navigator?.onLine === false
