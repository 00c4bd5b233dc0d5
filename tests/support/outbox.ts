import { eq } from 'drizzle-orm'
import type { Channel, OutgoingMessage } from '../../app/core/messages/message.ts'
import { outgoing, type TakenMessage, takeDue } from '../../app/core/messages/outbox.server.ts'
import { outbox } from '../../app/core/messages/tables.ts'
import type { Instant } from '../../app/lib/instant.ts'
import type { Db } from '../../app/platform/database.server.ts'

type Taken = OutgoingMessage & Pick<TakenMessage, 'attempts' | 'expiresAt'>

/**
 * Takes the next due message of a channel, as the worker does. The message stays taken for `heldSeconds` of the test's clock:
 * a test cannot move the clock of the database, so the hold by that clock ends at once.
 */
export async function takeNext(db: Db, channel: Channel, now: Instant, heldSeconds = 15): Promise<Taken | null> {
  const [message] = await takeDue(db, new Map([[channel, 1]]), now, heldSeconds)
  if (message) await db.update(outbox).set({ heldUntil: null }).where(eq(outbox.id, message.id))
  return message ? { ...outgoing(message), attempts: message.attempts, expiresAt: message.expiresAt } : null
}
