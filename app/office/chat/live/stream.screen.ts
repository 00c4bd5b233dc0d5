import { textStream } from '~/platform/text-stream.server.ts'
import { deskOf } from '../../frame/desk.server.ts'
import type { Route } from './+types/stream.screen'
import { deskStream } from './desk-stream.server.ts'

/** Tells an open desk what has changed. 204 tells the browser not to ask again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, clock, stopping, allow } = deskOf(context)
  const grant = allow('chat:read')
  if (!request.headers.get('Accept')?.includes('text/event-stream')) return new Response(null, { status: 406 })
  if (stopping.aborted) return new Response(null, { status: 204 })
  const { searchParams } = new URL(request.url)
  const known = request.headers.get('Last-Event-ID') ?? searchParams.get('setelah')
  const asked = { id: searchParams.get('percakapan') ?? '', known }
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
  return new Response(textStream(deskStream({ database, grant, clock, asked, stopping })), { headers })
}
