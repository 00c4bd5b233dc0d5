import { sequenceIn } from '~/core/conversations/conversation.ts'
import { hasRoom } from '~/core/conversations/conversation-stream.server.ts'
import { conversationForStaff } from '~/core/conversations/staff-lists.server.ts'
import { textStream } from '~/platform/text-stream.server.ts'
import { deskOf } from '../../frame/desk.server.ts'
import type { Route } from './+types/stream.screen'
import { deskStream } from './desk-stream.server.ts'

/** Tells an open desk what has changed. 204 tells the browser not to ask again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, stopping, allow } = deskOf(context)
  const grant = allow('chat:read')
  if (!request.headers.get('Accept')?.includes('text/event-stream')) return new Response(null, { status: 406 })
  if (stopping.aborted) return new Response(null, { status: 204 })
  const { searchParams } = new URL(request.url)
  const conversation = await conversationForStaff(database.db, grant, searchParams.get('percakapan') ?? '')
  const known = request.headers.get('Last-Event-ID') ?? searchParams.get('setelah')
  // Without room, the desk hears of changes and reads the conversation again.
  const isFollowed = conversation !== null && (await hasRoom(database, conversation.id))
  const open = isFollowed ? { id: conversation.id, after: sequenceIn(known, conversation.lastSequence) } : null
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
  return new Response(textStream(deskStream({ database, grant, open, stopping })), { headers })
}
