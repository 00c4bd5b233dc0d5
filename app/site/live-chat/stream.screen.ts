import { forVisitor, sequenceIn } from '~/core/conversations/conversation.ts'
import { conversationStream, hasRoom } from '~/core/conversations/conversation-stream.server.ts'
import { services } from '~/platform/services.ts'
import { textStream } from '~/platform/text-stream.server.ts'
import type { Route } from './+types/stream.screen'
import { readSession } from './session.server.ts'

export const handle = { file: true }

/** The events of the visitor's conversation as they are stored. 204 tells the browser not to ask again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, stopping, client } = context.get(services)
  const session = await readSession(request, database.db)
  const nothing = new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
  if (!session || stopping.aborted) return nothing
  const { id, lastSequence } = session.conversation
  const listener = { id, address: client }
  if (!(await hasRoom(database, listener))) return nothing
  const { searchParams } = new URL(request.url)
  const after = sequenceIn(request.headers.get('Last-Event-ID') ?? searchParams.get('setelah'), lastSequence)
  const events = conversationStream({ database, ...listener, after, show: forVisitor, stopping })
  const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'private, no-store', 'X-Accel-Buffering': 'no' }
  return new Response(textStream(events), { headers })
}
