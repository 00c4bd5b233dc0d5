import { waitingFor } from '~/core/conversations/staff-lists.server.ts'
import { deskOf } from '../frame/desk.server.ts'
import type { Route } from './+types/waiting.screen'

/** How many visitors wait for this employee or for any. Every page of the office asks now and then. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const { count } = await waitingFor(db, allow('chat:read'), clock.now())
  return Response.json({ count })
}
