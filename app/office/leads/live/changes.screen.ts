import { textStream } from '~/platform/text-stream.server.ts'
import { deskOf } from '../../frame/desk.server.ts'
import type { Route } from './+types/changes.screen'
import { openLeadChanges } from './lead-changes.server.ts'

/** Tells an open inbox when a lead has changed. 204 tells the browser not to ask again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, stopping, staff, allow } = deskOf(context)
  allow('lead:read')
  if (!request.headers.get('Accept')?.includes('text/event-stream')) return new Response(null, { status: 406 })
  const changes = await openLeadChanges(database, staff.id, stopping)
  if (!changes) return new Response(null, { status: 204 })
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
  return new Response(textStream(changes), { headers })
}
