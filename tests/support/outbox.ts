import type { Channel } from '../../app/core/messages/message.ts'
import { type TakenMessage, takeDue } from '../../app/core/messages/outbox.server.ts'
import type { Instant } from '../../app/lib/instant.ts'
import type { Db } from '../../app/platform/database.server.ts'

/** Takes the next message that is due on a channel; it stays taken for `heldSeconds`. */
export async function takeNext(db: Db, channel: Channel, now: Instant, heldSeconds = 15): Promise<TakenMessage | null> {
  const [message] = await takeDue(db, new Map([[channel, 1]]), now, heldSeconds)
  return message ?? null
}
