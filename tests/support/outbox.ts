import type { Channel, OutgoingMessage } from '../../app/core/messages/message.ts'
import { outgoing, type TakenMessage, takeDue } from '../../app/core/messages/outbox.server.ts'
import type { Instant } from '../../app/lib/instant.ts'
import type { Db } from '../../app/platform/database.server.ts'

type Taken = OutgoingMessage & Pick<TakenMessage, 'attempts' | 'expiresAt'>

/** Takes the next due message of a channel, as the worker does. The message stays taken for `heldSeconds`. */
export async function takeNext(db: Db, channel: Channel, now: Instant, heldSeconds = 15): Promise<Taken | null> {
  const [message] = await takeDue(db, new Map([[channel, 1]]), now, heldSeconds)
  return message ? { ...outgoing(message), attempts: message.attempts, expiresAt: message.expiresAt } : null
}
