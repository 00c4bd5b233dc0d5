import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { type Grant, grant, may, type Staff } from '~/core/staff/grant.ts'
import type { Permission } from '~/core/staff/roles.ts'
import { type Services, services } from '~/platform/services.ts'
import { findSession } from '../sign-in/session.server.ts'

/** What the loaders and actions of the office work with. */
export type Desk = Services & {
  staff: Staff
  hasSecondFactor: boolean
  sessionId: string
  /** Answers 403 when the employee's role does not have the permission. */
  allow<P extends Permission>(permission: P): Grant<P>
}

const desk = createContext<Desk>()

/** The desk of the employee who is signed in. Only screens below `office.layout.tsx` have one. */
export const deskOf = (context: Readonly<RouterContextProvider>): Desk => context.get(desk)

/** `url` is the address of the page, also when the browser asks for its data only. */
type Asked = Pick<Parameters<MiddlewareFunction>[0], 'request' | 'url' | 'context'>

/** Sets the desk, or leads to the page that is needed first: signing in, or setting the second factor. */
export async function openDesk({ request, url, context }: Asked): Promise<void> {
  const process = context.get(services)
  const found = await findSession(process, request)
  if (!found) throw redirect(at.signIn({ ke: wantedPage(request, url) }))
  const { needsSecondFactor, ...signedIn } = found
  const { pathname, href } = new URL(request.url)
  // No text of the database contains this character.
  if (href.includes('%00')) throw data(null, 404)
  if (needsSecondFactor && !pathname.startsWith(at.secondFactor())) throw redirect(at.secondFactor())
  context.set(desk, { ...process, ...signedIn, allow: (permission) => grantOr403(signedIn.staff, permission) })
}

function grantOr403<P extends Permission>(staff: Staff, permission: P): Grant<P> {
  if (!may(staff, permission)) throw data(null, 403)
  return grant(staff, permission)
}

/** The page to show after signing in: the one that was asked for, or the one with the form that was sent. */
function wantedPage({ method, headers }: Request, url: URL): string | undefined {
  const page = method === 'GET' ? url.href : (headers.get('Referer') ?? '')
  if (!URL.canParse(page)) return undefined
  const { pathname, search } = new URL(page)
  return pathname === at.office() ? undefined : pathname + search
}
