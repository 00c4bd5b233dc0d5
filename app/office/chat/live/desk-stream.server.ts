import { storePresence } from '../../../core/conversations/chat-presence.server.ts'
import { type ChatEvent, sequenceIn } from '../../../core/conversations/conversation.ts'
import { conversationStream, hasRoom, queueChanges } from '../../../core/conversations/conversation-stream.server.ts'
import { lookAtConversation } from '../../../core/conversations/staff-lists.server.ts'
import { watchAccess } from '../../../core/staff/access-changes.server.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.server.ts'

export type Desk = {
  database: Database
  grant: Grant<'chat:read'>
  clock: Clock
  /** The conversation on the screen, and the last sequence that the browser has of it, as the request names them. */
  asked: { id: string; known: string | null }
  /** Aborted when the process stops. */
  stopping: AbortSignal
}

/**
 * The one stream of a desk: `queue` when a list has changed, and the events of the open conversation with their sequences as
 * ids. Begins with `queue`, because something may have changed before. Ends when the access of the employee changes, and when
 * the conversation goes to a dealer that the grant does not cover.
 */
export async function* deskStream(desk: Desk): AsyncGenerator<string> {
  const access = await watchAccess(desk.database, desk.grant.staff.id)
  const leaving = new AbortController()
  const end = AbortSignal.any([desk.stopping, access.changed, leaving.signal])
  const store = () => storePresence(desk.database.db, desk.grant, desk.clock.now())
  try {
    yield* withPresence(together(await streamsOf(desk, end, () => leaving.abort())), store)
  } finally {
    access.leave()
    leaving.abort()
  }
}

/** Changes of the queue, and the events of the open conversation. `leave` ends the stream. */
async function streamsOf({ database, grant, clock, asked }: Desk, end: AbortSignal, leave: () => void) {
  const conversation = await lookAtConversation(database.db, grant, asked.id, clock.now())
  const show = (event: ChatEvent) => {
    if (event.kind === 'handed-over' && !covers(grant, event.detail?.to?.id ?? null)) leave()
    return event
  }
  const streams = [queueChanges(database, end)]
  // Without room, the desk hears of changes and reads the conversation again.
  const listener = conversation && { id: conversation.id, address: null }
  if (listener && (await hasRoom(database, listener))) {
    const after = sequenceIn(asked.known, conversation.lastSequence)
    streams.push(conversationStream({ database, ...listener, after, show, stopping: end }))
  }
  return streams
}

/** Milliseconds. Once in a minute the list is read again: the agent of another conversation may have gone. */
const minute = 60_000

/** The pieces of a stream, and `queue` at the beginning and every minute, when `store` tells that the employee is there. */
async function* withPresence(pieces: AsyncGenerator<string>, store: () => Promise<void>): AsyncGenerator<string> {
  let next = 0
  for await (const piece of pieces) {
    if (performance.now() >= next) {
      next = performance.now() + minute
      await store()
      yield 'event: queue\ndata:\n\n'
    }
    yield piece
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
