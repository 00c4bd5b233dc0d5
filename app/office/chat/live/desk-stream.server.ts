import type { ChatEvent } from '../../../core/conversations/conversation.ts'
import { conversationStream, queueChanges } from '../../../core/conversations/conversation-stream.server.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import type { Database } from '../../../platform/database.server.ts'

export type Desk = {
  database: Database
  grant: Grant<'chat:read'>
  /** The conversation on the screen, and the last sequence that the browser has of it. */
  open: { id: string; after: number } | null
  /** Aborted when the process stops. */
  stopping: AbortSignal
}

/**
 * The one stream of a desk: `queue` when a list has changed, and the events of the open conversation with their sequences as
 * ids. Begins with `queue`, because something may have changed before. Ends when the conversation goes to a dealer that the
 * grant does not cover.
 */
export async function* deskStream({ database, grant, open, stopping }: Desk): AsyncGenerator<string> {
  const leaving = new AbortController()
  const end = AbortSignal.any([stopping, leaving.signal])
  const show = (event: ChatEvent) => {
    if (event.kind === 'handed-over' && !covers(grant, event.detail?.to?.id ?? null)) leaving.abort()
    return event
  }
  const streams = [queueChanges(database, end)]
  if (open) streams.push(conversationStream({ database, ...open, show, stopping: end }))
  try {
    yield 'event: queue\ndata:\n\n'
    yield* together(streams)
  } finally {
    leaving.abort()
  }
}

/** The pieces of all streams as they come, until one of them ends. */
async function* together(streams: readonly AsyncGenerator<string>[]): AsyncGenerator<string> {
  const nextOf = async (stream: AsyncGenerator<string>) => ({ stream, piece: await stream.next() })
  const expected = new Map(streams.map((stream) => [stream, nextOf(stream)]))
  for (;;) {
    const { stream, piece } = await Promise.race(expected.values())
    if (piece.done) return
    expected.set(stream, nextOf(stream))
    yield piece.value
  }
}
